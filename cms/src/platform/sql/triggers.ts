import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './query';

/**
 * On SQLite, drops triggers before Strapi alters tables: it rebuilds them by copying, which triggers
 * would prevent or repeat. Call it in `register`, and add them again in `bootstrap`.
 */
export function dropTriggers(strapi: Core.Strapi, namesOf: () => readonly string[]): void {
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    if (isPostgres(strapi.db.connection)) return;
    for (const name of namesOf()) {
      await strapi.db.connection.raw(`drop trigger if exists ${name}`);
    }
  });
}

/** On PostgreSQL, where triggers stay. @param event from its time on, e.g. `after delete on orders …` */
export async function addTriggerOnce(trx: Knex, name: string, event: string): Promise<void> {
  const found = await trx('pg_trigger').where({ tgname: name }).first('tgname');
  if (!found) await trx.raw(`create trigger ${name} ${event}`);
}
