import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../../platform/sql/isPostgres';

const TABLE = 'audit_entries';
const REFUSAL = 'The audit log only grows.';

/** SQLite's `insert or replace` deletes without a delete trigger: an id that exists is refused on insert. */
const onSqlite: Readonly<Record<string, string>> = {
  audit_entries_not_updated: `before update on ${TABLE}`,
  audit_entries_not_deleted: `before delete on ${TABLE}`,
  audit_entries_not_replaced: `before insert on ${TABLE}
    when exists (select 1 from ${TABLE} where id = new.id)`,
};

const onPostgres: Readonly<Record<string, string>> = {
  audit_entries_kept: `before update or delete on ${TABLE} for each row`,
  audit_entries_not_emptied: `before truncate on ${TABLE} for each statement`,
};

/** Refuses every change of an entry and every deletion, also by plain SQL. */
export async function addAuditTriggers(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    if (isPostgres(trx)) await addOnPostgres(trx);
    else {
      for (const [name, event] of Object.entries(onSqlite)) {
        await trx.raw(
          `create trigger ${name} ${event} begin select raise(abort, '${REFUSAL}'); end`,
        );
      }
    }
  });
}

async function addOnPostgres(trx: Knex): Promise<void> {
  // Two processes may start at once.
  await trx.raw('select pg_advisory_xact_lock(?)', [7_310_205]);
  await trx.raw(
    `create or replace function keep_audit_entries() returns trigger language plpgsql as $$
     begin
       raise exception '${REFUSAL}';
     end $$`,
  );
  for (const [name, event] of Object.entries(onPostgres)) {
    const found = await trx('pg_trigger').where({ tgname: name }).first('tgname');
    if (found) continue;
    await trx.raw(`create trigger ${name} ${event} execute function keep_audit_entries()`);
  }
}

/** On SQLite, before Strapi alters tables: it rebuilds them by copying. */
export function dropAuditTriggers(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    if (isPostgres(strapi.db.connection)) return;
    for (const name of Object.keys(onSqlite)) {
      await strapi.db.connection.raw(`drop trigger if exists ${name}`);
    }
  });
}
