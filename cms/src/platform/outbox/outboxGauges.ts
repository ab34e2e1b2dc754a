import type { Core } from '@strapi/strapi';
import { query, toDate, type Stamp } from '../sql/query';
import { outboxDelay, outboxEmails } from '../telemetry/metrics';

const states = ['waiting', 'sending', 'failed'] as const;

/** Reads the number of unsent emails and the delay of the oldest. @returns a function that sets the metrics */
export async function readOutboxGauges({ db }: Core.Strapi): Promise<() => void> {
  const rows = await query<{ state: string; count: number | string; due: Stamp }>(
    db.connection,
    `select state, count(*) as count, min(due_at) as due from letters
     where state in ('waiting', 'sending', 'failed') group by state`,
  );
  const found = new Map(rows.map((row) => [row.state, row]));
  const due = found.get('waiting')?.due;
  const delay = due == null ? 0 : (Date.now() - toDate(due).getTime()) / 1000;
  return () => {
    for (const state of states) outboxEmails.set({ state }, Number(found.get(state)?.count ?? 0));
    outboxDelay.set(Math.max(0, delay));
  };
}
