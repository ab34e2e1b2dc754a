import { addTriggerOnce } from '../../platform/sql/triggers';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../../platform/sql/query';

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

export const auditTriggers = (): string[] => Object.keys(onSqlite);

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
    await addTriggerOnce(trx, name, `${event} execute function keep_audit_entries()`);
  }
}
