import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../../../platform/sql/query';
import { addTriggerOnce } from '../../../platform/sql/triggers';
import { sourcesOf } from './sources';
import type { Mark, Source, Watched } from './Source';

const EVENTS = ['insert', 'update', 'delete'] as const;
type Event = (typeof EVENTS)[number];

const watchedOf = (strapi: Core.Strapi) =>
  sourcesOf(strapi).flatMap(({ name, watched }) =>
    watched.map((one) => ({ source: name, ...one })),
  );

const nameOf = (source: string, table: string) => `analysis_${source}_${table}`;

export const staleTriggers = (strapi: Core.Strapi): string[] =>
  watchedOf(strapi).flatMap(({ source, table }) =>
    EVENTS.map((event) => `${nameOf(source, table)}_${event}`),
  );

/**
 * Database triggers record the hours that a change makes stale, in the transaction of the change,
 * whatever its source. Each record is a separate row, so that no two transactions wait for each other.
 */
export async function addStaleTriggers(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    // Two processes may start at once.
    if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [7_310_206]);
    for (const { source, ...watched } of watchedOf(strapi)) {
      await (isPostgres(trx) ? addOnPostgres : addOnSqlite)(trx, source, watched);
    }
  });
}

async function addOnSqlite(trx: Knex, source: Source['name'], watched: Watched): Promise<void> {
  const { table, columns, marks } = watched;
  const differs = columns.map((column) => `old.${column} is not new.${column}`).join(' or ');
  const rowsOf: Record<Event, readonly string[]> = {
    insert: ['new'],
    update: ['old', 'new'],
    delete: ['old'],
  };
  for (const event of EVENTS) {
    const hours = rowsOf[event].flatMap((row) => marks.map((mark) => hoursOfRow(mark, row)));
    await trx.raw(
      `create trigger ${nameOf(source, table)}_${event}
       after ${event === 'update' ? `update of ${columns.join(', ')}` : event} on ${table}
       for each row ${event === 'update' ? `when ${differs}` : ''}
       begin
         insert into analysis_stale (source, hour)
         select '${source}', stale.hour from (${hours.join(' union ')}) stale
         where stale.hour is not null and not exists (
           select 1 from analysis_stale known where known.source = '${source}' and known.hour = stale.hour);
       end`,
    );
  }
}

function hoursOfRow({ hour, via, when }: Mark, row: string): string {
  const conditions = [via?.on(row), when?.(row)].filter((condition) => condition !== undefined);
  return `select ${hour(row)} as hour ${via ? `from ${via.table}` : ''}
    ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`;
}

/**
 * Handles all rows of a statement at once. The functions are replaced at each start, the triggers
 * created once.
 */
async function addOnPostgres(trx: Knex, source: Source['name'], watched: Watched): Promise<void> {
  const { table, columns, marks } = watched;
  const name = nameOf(source, table);
  const list = columns.join(', ');
  const markStale = (rows: string) =>
    `insert into analysis_stale (source, hour)
     select '${source}', stale.hour from (${marks.map((mark) => hoursOfRows(mark, rows)).join(' union ')}) stale
     where stale.hour is not null`;
  const changed = (one: string, other: string) =>
    `(select ${list} from ${one} except select ${list} from ${other})`;
  await trx.raw(
    `create or replace function ${name}() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then ${markStale('new_rows')};
       elsif tg_op = 'DELETE' then ${markStale('old_rows')};
       else
         ${markStale(changed('old_rows', 'new_rows'))};
         ${markStale(changed('new_rows', 'old_rows'))};
       end if;
       return null;
     end $$`,
  );
  const rows: Record<Event, string> = {
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  };
  for (const event of EVENTS) {
    await addTriggerOnce(
      trx,
      `${name}_${event}`,
      `after ${event} on ${table} referencing ${rows[event]} for each statement execute function ${name}()`,
    );
  }
}

function hoursOfRows({ hour, via, when }: Mark, rows: string): string {
  return `select ${hour('r')} as hour from ${rows} r
    ${via ? `join ${via.table} on ${via.on('r')}` : ''} ${when ? `where ${when('r')}` : ''}`;
}
