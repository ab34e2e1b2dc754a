import { setTimeout } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type {
  DifferingLine,
  MissingTransfer,
  StatementReport,
  ImportedLine,
} from '../../generated/types';
import { limits } from '@iia/shared/limits';
import { startOfDay, DAY_MS } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { matchTransfer, receiveTransfer } from '../payments/receiveTransfer';
import { BULK_PROVIDER, type Provider, type Transfer } from '../payments/Transfer';
import { findProvenPairs } from './findProvenPairs';
import type { Statement, StatementLine } from './readLines';
import { storeReversals } from './storeReversals';

/** The host ends a call after 30 seconds. */
const BUDGET_MS = 10_000;
const IDS_AT_ONCE = 500;
const ITEMS_BETWEEN_PAUSES = 5;

type Read = Statement & { days: NonNullable<Statement['days']> };

interface ReportedRow {
  id: number;
  provider: Provider;
  amount: number | string;
  description: string;
  reference: string | null;
  banked_at: Stamp;
  code: string | null;
}

/**
 * Compares the statement with transfers reported by webhooks, and imports those that were lost.
 * References decide first, so that no line matches another's transfer by mere similarity. Each line
 * is a short, separate transaction, so that other writers are not blocked; after some seconds it
 * stops, and `remaining` lines are left to the next call with the same file, which finds the earlier
 * ones recorded.
 */
export async function reconcile(
  strapi: Core.Strapi,
  { days: { from, to }, lines, reversals, outgoing, bad }: Read,
): Promise<StatementReport> {
  const until = Date.now() + BUDGET_MS;
  const db = strapi.db.connection;
  const reversed = await storeReversals(db, reversals);
  const unknown = await withoutKnown(db, lines);
  const { rest, left, reported } = await matchProven(strapi, unknown, { from, to, until });

  const differing = new Map<number, DifferingLine>();
  const taken: ImportedLine[] = [];
  let importedCount = 0;
  let remaining = rest.length;
  const proven = await findProvenPairs(rest, reported);
  // References first, of all lines; each call imports at least one.
  for await (const line of withPauses(left > 0 ? [] : rest)) {
    if (Date.now() > until && remaining < rest.length) break;
    remaining -= 1;
    const other = proven
      .get(line)
      ?.find((row) => !differing.has(row.id) && Number(row.amount) !== line.amount);
    if (other) {
      const { provider } = other;
      differing.set(other.id, { ...factsOf(line), reportedAmount: Number(other.amount), provider });
      continue;
    }
    const { id, how } = await receiveTransfer(strapi, toTransfer(line));
    if (how !== 'new') continue;
    importedCount += 1;
    if (taken.length < limits.statementListed) {
      taken.push({ ...factsOf(line), code: await codeOf(db, id) });
    }
  }
  const unlisted = remaining > 0 ? [] : await readUnlisted(db, { from, to });
  const missing = unlisted.filter(({ id }) => !differing.has(id));
  return {
    from,
    to,
    matched: lines.length - importedCount - differing.size - remaining,
    outgoing,
    credited: lines.reduce((sum, { amount }) => sum + amount, 0),
    remaining,
    reversals: reversals.length,
    newReversals: reversed,
    taken,
    importedCount,
    differing: [...differing.values()].slice(0, limits.statementListed),
    differingCount: differing.size,
    missing: missing.slice(0, limits.statementListed).map(toMissing),
    missingCount: missing.length,
    badLines: bad.slice(0, limits.statementListed),
    badCount: bad.length,
  };
}

/** Lets waiting writers proceed: consecutive transactions would always get SQLite's only connection first. */
async function* withPauses<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_BETWEEN_PAUSES === ITEMS_BETWEEN_PAUSES - 1) await setTimeout(1);
    yield item;
  }
}

/** Lines that no earlier statement had. */
async function withoutKnown(db: Knex, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const unknown: StatementLine[] = [];
  for (let start = 0; start < lines.length; start += IDS_AT_ONCE) {
    const some = lines.slice(start, start + IDS_AT_ONCE);
    const rows = await query<{ transaction_id: string }>(
      db,
      `select transaction_id from bank_transaction_sources
       where provider = 'statement' and transaction_id in (${placeholders(some.length)})`,
      some.map(({ id }) => id),
    );
    const known = new Set(rows.map(({ transaction_id: id }) => id));
    unknown.push(...some.filter(({ id }) => !known.has(id)));
  }
  return unknown;
}

/**
 * @returns the lines without a proven match, those not compared yet when time ran out, and the
 * transfers of those days without a proven line
 */
async function matchProven(
  strapi: Core.Strapi,
  lines: readonly StatementLine[],
  { from, to, until }: { from: string; to: string; until: number },
): Promise<{ rest: StatementLine[]; left: number; reported: ReportedRow[] }> {
  const db = strapi.db.connection;
  const proven = await findProvenPairs(
    lines,
    await readUnlisted(db, { from, to }, PROOF_MARGIN_MS),
  );
  const mayMatch = lines.filter((line) =>
    proven.get(line)?.some(({ amount }) => Number(amount) === line.amount),
  );
  const matched = new Set<StatementLine>();
  let left = mayMatch.length;
  for await (const line of withPauses(mayMatch)) {
    if (Date.now() > until && left < mayMatch.length) break;
    left -= 1;
    if (await matchTransfer(strapi, toTransfer(line))) matched.add(line);
  }
  const rest = lines.filter((line) => !matched.has(line));
  return { rest, left, reported: await readUnlisted(db, { from, to }) };
}

/** The window of `findDuplicate`, plus the statement's own day. */
const PROOF_MARGIN_MS = 8 * DAY_MS;

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
function readUnlisted(
  db: Knex,
  { from, to }: { from: string; to: string },
  marginMs = 0,
): Promise<ReportedRow[]> {
  return query<ReportedRow>(
    db,
    `select t.id, t.provider, t.amount, t.description, t.reference, t.banked_at, t.code
     from bank_transactions t
     where t.provider <> '${BULK_PROVIDER}' and t.banked_at >= ? and t.banked_at < ? and not exists (
       select 1 from bank_transaction_sources s
       where s.bank_transaction_id = t.id and s.provider = 'statement')
     order by t.banked_at, t.id`,
    [new Date(startOfDay(from).getTime() - marginMs), new Date(endOf(to).getTime() + marginMs)],
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

function toMissing(row: ReportedRow): MissingTransfer {
  const { provider, amount, description, reference, code } = row;
  const bankedAt = toDate(row.banked_at).toISOString();
  return { provider, amount: Number(amount), description, reference, bankedAt, code };
}
