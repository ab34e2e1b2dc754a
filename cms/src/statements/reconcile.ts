import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { endOf, startOf } from '../platform/clock/days';
import { query, toDate } from '../platform/sql/query';
import { matchTransfer, receiveTransfer } from '../payments/receiveTransfer';
import { provesSame } from '../payments/sameTransfer';
import type { Provider, Transfer } from '../payments/Transfer';
import type { Statement, StatementLine } from './readLines';

export interface TakenLine {
  day: string;
  amount: number;
  description: string;
  reference: string | null;
  code: string | null;
}

export interface DifferingLine extends Omit<TakenLine, 'code'> {
  toldAmount: number;
  provider: Provider;
}

export interface MissingTransfer {
  provider: Provider;
  amount: number;
  description: string;
  reference: string | null;
  bankedAt: string;
  code: string | null;
}

export interface StatementReport {
  from: string;
  to: string;
  matched: number;
  outgoing: number;
  credited: number;
  taken: TakenLine[];
  differing: DifferingLine[];
  missing: MissingTransfer[];
}

interface ToldRow {
  id: number;
  provider: Provider;
  amount: number | string;
  description: string;
  reference: string | null;
  banked_at: number | string | Date;
  code: string | null;
}

/**
 * Holds the statement against what webhooks told, and takes in what they lost. References decide first, so
 * that no line takes another's transfer by mere likeness. Each line is a transaction of its own.
 */
export async function reconcile(
  strapi: Core.Strapi,
  { from, to, lines, outgoing }: Statement,
): Promise<StatementReport> {
  const rest: StatementLine[] = [];
  for (const line of lines) {
    if ((await matchTransfer(strapi, toTransfer(line))) === null) rest.push(line);
  }
  const db = strapi.db.connection;
  const told = await readUnlisted(db, { from, to });
  const differing = new Map<number, DifferingLine>();
  const taken: TakenLine[] = [];
  for (const line of rest) {
    const other = told.find(
      (row) =>
        !differing.has(row.id) && Number(row.amount) !== line.amount && provesSame(row, line),
    );
    if (other) {
      const { provider } = other;
      differing.set(other.id, { ...factsOf(line), toldAmount: Number(other.amount), provider });
      continue;
    }
    const { id, how } = await receiveTransfer(strapi, toTransfer(line));
    if (how === 'taken') taken.push({ ...factsOf(line), code: await codeOf(db, id) });
  }
  const unlisted = await readUnlisted(db, { from, to });
  return {
    from,
    to,
    matched: lines.length - taken.length - differing.size,
    outgoing,
    credited: lines.reduce((sum, { amount }) => sum + amount, 0),
    taken,
    differing: [...differing.values()],
    missing: unlisted.filter(({ id }) => !differing.has(id)).map(toMissing),
  };
}

function toTransfer(line: StatementLine): Transfer {
  return {
    provider: 'statement',
    transactionId: line.id,
    reference: line.reference,
    amount: line.amount,
    description: line.description,
    account: null,
    bankedAt: line.at,
  };
}

function factsOf({ day, amount, description, reference }: StatementLine) {
  return { day, amount, description, reference };
}

/** Transfers of those days that no statement has listed. */
function readUnlisted(db: Knex, { from, to }: { from: string; to: string }): Promise<ToldRow[]> {
  return query<ToldRow>(
    db,
    `select t.id, t.provider, t.amount, t.description, t.reference, t.banked_at, t.code
     from bank_transactions t
     where t.banked_at >= ? and t.banked_at < ? and not exists (
       select 1 from bank_transaction_sources s
       where s.bank_transaction_id = t.id and s.provider = 'statement')
     order by t.banked_at, t.id`,
    [startOf(from), endOf(to)],
  );
}

async function codeOf(db: Knex, id: number): Promise<string | null> {
  const [row] = await query<{ code: string | null; state: string }>(
    db,
    'select code, state from bank_transactions where id = ?',
    [id],
  );
  return row?.state === 'confirmed' ? row.code : null;
}

function toMissing(row: ToldRow): MissingTransfer {
  const { provider, amount, description, reference, code } = row;
  const bankedAt = toDate(row.banked_at).toISOString();
  return { provider, amount: Number(amount), description, reference, bankedAt, code };
}
