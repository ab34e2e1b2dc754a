import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { WorkCount, WorkItem, WorkKind, WorkList } from '../../generated/types';
import { addDays, isoDate, startOfDay } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';
import { badField } from '../../platform/errors/HttpError';
import { addIndex } from '../../platform/sql/indexes';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { workWaiting } from '../../platform/telemetry/metrics';
import { workSources, type WorkRow, type WorkSource } from './sources';

/** The last item of the previous page: its time, the index of its kind, its row. */
interface Cursor {
  at: Date;
  kind: number;
  id: number;
}

interface WorkEntry {
  cursor: Cursor;
  item: WorkItem;
}

/** `?kind=&after=`. Each page reads at most 21 rows of each kind. @throws HttpError 400 */
export async function listWork(
  strapi: Core.Strapi,
  parameters: Record<string, unknown>,
  now = new Date(),
): Promise<WorkList> {
  const db = strapi.db.connection;
  const only = readKind(parameters.kind);
  const after = readCursor(parameters.after);
  const counts: WorkCount[] = [];
  const found: WorkEntry[] = [];
  for (const [index, source] of workSources.entries()) {
    counts.push({ kind: source.kind, count: await countOpen(db, source, now) });
    if (only !== null && source.kind !== only) continue;
    found.push(...(await readSource(db, source, { index, after, now })));
  }
  found.sort((a, b) => compare(a.cursor, b.cursor));
  const page = found.slice(0, limits.longPage);
  const last = page.at(-1);
  return {
    items: page.map(({ item }) => item),
    next: last && found.length > limits.longPage ? textOf(last.cursor) : null,
    counts,
  };
}

/** Reads the sizes of the queues. @returns a function that sets the metrics */
export async function readWorkGauges({ db }: Core.Strapi): Promise<() => void> {
  const now = new Date();
  const counts: { kind: WorkKind; count: number }[] = [];
  for (const source of workSources) {
    counts.push({ kind: source.kind, count: await countOpen(db.connection, source, now) });
  }
  return () => {
    for (const { kind, count } of counts) workWaiting.set({ kind }, count);
  };
}

async function countOpen(db: Knex, source: WorkSource, now: Date): Promise<number> {
  const { sql, bindings } = openOf(source, now);
  const [row] = await query<{ count: number | string }>(
    db,
    `select count(*) as count from (
       select 1 from ${source.table} work where ${sql} limit ${limits.counted}) counted`,
    bindings,
  );
  return Number(row?.count ?? 0);
}

async function readSource(
  db: Knex,
  source: WorkSource,
  { index, after, now }: { index: number; after: Cursor | null; now: Date },
): Promise<WorkEntry[]> {
  const { table, columns, since, id = 'id', join = '' } = source;
  const open = openOf(source, now);
  const later = after ? laterThan(source, index, after) : { sql: '', bindings: [] };
  const rows = await query<WorkRow>(
    db,
    `select work.${id} as id, work.${since} as since, ${columns} from ${table} work ${join}
     where ${open.sql} ${later.sql} order by work.${since}, work.${id} limit ${limits.longPage + 1}`,
    [...open.bindings, ...later.bindings],
  );
  return rows.map((row) => {
    const at = source.byDay ? endOf(dayIn(row.since)) : toDate(row.since);
    return {
      cursor: { at, kind: index, id: Number(row.id) },
      item: {
        documentId: row.document_id,
        kind: source.kind,
        about: row.about ?? '',
        who: row.who,
        amount: row.amount === null ? null : Number(row.amount),
        since: at.toISOString(),
        due: source.due(row)?.toISOString() ?? null,
        eventKind: row.event_kind ?? null,
      },
    };
  });
}

interface Condition {
  sql: string;
  bindings: (string | number | Date)[];
}

function openOf({ open, since, byDay }: WorkSource, now: Date): Condition {
  if (!byDay) return { sql: open, bindings: [] };
  return { sql: `${open} and work.${since} < ?`, bindings: [isoDate(now)] };
}

/** Items after a cursor, among all kinds. */
function laterThan(
  { since, id = 'id', byDay }: WorkSource,
  index: number,
  { at, kind, id: row }: Cursor,
): Condition {
  // A day ends at the midnight that begins the next.
  const day = addDays(isoDate(at), -1);
  const value = byDay ? day : at;
  const sameMoment = !byDay || startOfDay(isoDate(at)).getTime() === at.getTime();
  if (!sameMoment || index < kind) return { sql: `and work.${since} > ?`, bindings: [value] };
  if (index > kind) return { sql: `and work.${since} >= ?`, bindings: [value] };
  return {
    sql: `and work.${since} >= ? and (work.${since} > ? or work.${id} > ?)`,
    bindings: [value, value, row],
  };
}

function dayIn(value: Stamp): string {
  return typeof value === 'string' ? value.slice(0, 10) : isoDate(toDate(value));
}

function compare(a: Cursor, b: Cursor): number {
  return a.at.getTime() - b.at.getTime() || a.kind - b.kind || a.id - b.id;
}

function readKind(value: unknown): WorkKind | null {
  if (value === undefined || value === '') return null;
  const source = workSources.find(({ kind }) => kind === value);
  if (!source) throw badField('kind', 'Loại việc không hợp lệ.');
  return source.kind;
}

const textOf = ({ at, kind, id }: Cursor): string => `${at.getTime()}-${kind}-${id}`;

function readCursor(value: unknown): Cursor | null {
  if (value === undefined || value === '') return null;
  const [, at, kind, id] = /^(\d{1,14})-(\d)-(\d{1,15})$/.exec(String(value)) ?? [];
  if (at === undefined) throw badField('after', 'Vị trí trong danh sách không hợp lệ.');
  return { at: new Date(Number(at)), kind: Number(kind), id: Number(id) };
}

/** Partial indexes of open items only: closed ones, whose number only grows, cost nothing. */
export async function addWorkIndexes(strapi: Core.Strapi): Promise<void> {
  for (const { kind, table, since, id = 'id', open, indexed, state } of workSources) {
    if (indexed) continue;
    const columns = [...(state ? [state] : []), since, id];
    await addIndex(strapi.db.connection, {
      name: `open_work_${kind}_ix`,
      on: `${table} (${columns.join(', ')}) where ${open.replaceAll('work.', '')}`,
    });
  }
}
