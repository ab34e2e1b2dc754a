import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isCommand, NotPrepared } from '../commandMode';
import { isPostgres } from './query';

/**
 * On SQLite, drops triggers before Strapi alters tables: it rebuilds them by copying, which triggers
 * would prevent or repeat. Call it in `register`, and add them again in `bootstrap`.
 *
 * A command needs them, and they are missing while a server starts, and after a start that failed: it throws
 * `NotPrepared`.
 */
export function dropTriggers(strapi: Core.Strapi, namesOf: () => readonly string[]): void {
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    const db = strapi.db.connection;
    if (isPostgres(db)) return;
    const names = namesOf();
    if (isCommand()) {
      const found = await db('sqlite_master').where({ type: 'trigger' }).whereIn('name', names);
      if (found.length < names.length) throw new NotPrepared();
      return;
    }
    for (const name of names) await db.raw(`drop trigger if exists ${name}`);
  });
}

/** On PostgreSQL, where triggers stay. @param event from its time on, e.g. `after delete on orders …` */
export async function addTriggerOnce(trx: Knex, name: string, event: string): Promise<void> {
  const found = await trx('pg_trigger').where({ tgname: name }).first('tgname');
  if (!found) await trx.raw(`create trigger ${name} ${event}`);
}
