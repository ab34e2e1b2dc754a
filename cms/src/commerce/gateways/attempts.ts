import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PaymentAttemptState, PaymentGateway } from '../../generated/types';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query, toDate, type Stamp } from '../../platform/sql/query';
import { gatewayPayments } from '../../platform/telemetry/metrics';
import type { Attempt } from './Gateway';

interface AttemptRow {
  id: number;
  document_id: string;
  gateway: PaymentGateway;
  reference: string;
  code: string;
  amount: number | string;
  state: PaymentAttemptState;
  url: string | null;
  started_at: Stamp;
  expires_at: Stamp;
  queries: number;
}

export const attemptColumns =
  'id, document_id, gateway, reference, code, amount, state, url, started_at, expires_at, queries';

export function toAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    documentId: row.document_id,
    gateway: row.gateway,
    reference: row.reference,
    code: row.code,
    amount: Number(row.amount),
    state: row.state,
    url: row.url,
    startedAt: toDate(row.started_at),
    expiresAt: toDate(row.expires_at),
    queries: row.queries,
  };
}

/** @param ending from `where` on */
export async function readAttempts(
  db: Knex,
  ending: string,
  bindings: readonly (string | number | Date)[],
): Promise<Attempt[]> {
  const sql = `select ${attemptColumns} from payment_attempts ${ending}`;
  return (await query<AttemptRow>(db, sql, bindings)).map(toAttempt);
}

export async function findAttempt(
  db: Knex,
  gateway: PaymentGateway,
  reference: string,
): Promise<Attempt | null> {
  const bindings = [gateway, reference];
  const [attempt] = await readAttempts(db, 'where gateway = ? and reference = ?', bindings);
  return attempt ?? null;
}

/** When the gateway is first queried, unless the payer returns or the gateway reports earlier. */
const FIRST_QUERY_MS = 60_000;

export async function insertAttempt(
  trx: Knex,
  attempt: Pick<Attempt, 'gateway' | 'reference' | 'code' | 'amount' | 'startedAt' | 'expiresAt'>,
): Promise<Attempt> {
  const { startedAt } = attempt;
  const [row] = await insertRows<AttemptRow>(
    trx,
    'payment_attempts',
    {
      document_id: newDocumentId(),
      gateway: attempt.gateway,
      reference: attempt.reference,
      code: attempt.code,
      amount: attempt.amount,
      state: 'open',
      started_at: startedAt,
      expires_at: attempt.expiresAt,
      due_at: new Date(startedAt.getTime() + FIRST_QUERY_MS),
    },
    `returning ${attemptColumns}`,
  );
  if (!row) throw new Error('The payment attempt was not stored.');
  return toAttempt(row);
}

/** Of the running attempt: a closed one needs no address. */
export async function saveUrl(db: Knex, { id }: Attempt, url: string): Promise<void> {
  await query(db, "update payment_attempts set url = ? where id = ? and state = 'open'", [url, id]);
}

/**
 * Records the result of an attempt. Money that arrives after a failure makes it paid; nothing changes a paid one.
 * @returns whether this call changed it
 */
export async function closeAttempt(
  strapi: Core.Strapi,
  { id, gateway }: Attempt,
  state: Exclude<PaymentAttemptState, 'open'>,
): Promise<boolean> {
  const from = state === 'paid' ? "state <> 'paid'" : "state = 'open'";
  const closed = await query(
    strapi.db.connection,
    `update payment_attempts set state = ?, url = null where id = ? and ${from} returning id`,
    [state, id],
  );
  if (closed.length === 0) return false;
  gatewayPayments.inc({ gateway, result: state });
  return true;
}
