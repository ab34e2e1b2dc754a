import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addIndex } from '../../platform/sql/indexes';
import { isPostgres, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { sortKeys } from './sortOrders';

/** Index of `search_text`, which `platform/search-index/memberTokens.ts` writes. */
const INDEX = 'member_terms';

/** On SQLite the index stores terms only, so a deletion has to repeat the previous text of a row. */
const triggers: Readonly<Record<string, { event: string; changes: readonly string[] }>> = {
  member_terms_added: { event: 'after insert', changes: [added()] },
  member_terms_changed: {
    event: 'after update of search_text',
    changes: [removed(), added()],
  },
  member_terms_removed: { event: 'after delete', changes: [removed()] },
};

function added(): string {
  return `insert into ${INDEX} (rowid, search_text) values (new.id, new.search_text);`;
}

function removed(): string {
  return `insert into ${INDEX} (${INDEX}, rowid, search_text) values ('delete', old.id, old.search_text);`;
}

const lexemes = (row: string) =>
  `array_to_tsvector(string_to_array(btrim(coalesce(${row}search_text, '')), ' '))`;

/** Accounts with a token for each of these prefixes. Tokens are ASCII letters, digits and dots. */
export function accountsWith(
  db: Knex,
  tokens: readonly string[],
): { sql: string; binding: string } {
  if (isPostgres(db)) {
    return {
      sql: `select found.id from ${tables.users} found where ${lexemes('found.')} @@ ?::tsquery`,
      binding: tokens.map((token) => `'${token}':*`).join(' & '),
    };
  }
  return {
    sql: `select found.rowid as id from ${INDEX} found where ${INDEX} match ?`,
    binding: tokens.map((token) => `"${token}" *`).join(' AND '),
  };
}

export const memberTriggers = (): string[] => Object.keys(triggers);

/**
 * Database triggers maintain the index, whatever writes an account. Call it once accounts have their
 * table.
 */
async function addMemberSearch(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  if (isPostgres(db)) {
    // fastupdate off: a search never scans entries written since the last vacuum.
    await addIndex(db, {
      name: 'up_users_terms_ix',
      on: `${tables.users} using gin (${lexemes('')}) with (fastupdate = off)`,
    });
    return;
  }
  await db.transaction(async (trx) => {
    const found = await query(trx, `select name from sqlite_master where name = '${INDEX}'`);
    if (found.length === 0) {
      await trx.raw(
        `create virtual table ${INDEX} using fts5(search_text, content='${tables.users}',
           content_rowid='id', detail=none, columnsize=0, prefix='1 2 3 4',
           tokenize="ascii tokenchars '.'")`,
      );
      await trx.raw(`insert into ${INDEX} (${INDEX}) values ('rebuild')`);
    }
    for (const [name, { event, changes }] of Object.entries(triggers)) {
      await trx.raw(
        `create trigger if not exists ${name} ${event} on ${tables.users} for each row
         begin ${changes.join(' ')} end`,
      );
    }
  });
}

/** One for each filter and each sort order of the list of accounts. */
export async function addUserIndexes(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  for (const [name, key] of Object.entries(sortKeys(db))) {
    await addIndex(db, { name: `up_users_by_${name}_ix`, on: `${tables.users} ((${key}), id)` });
  }
  await addIndex(db, {
    name: 'up_users_blocked_ix',
    on: `${tables.users} (id) where blocked = true`,
  });
  await addIndex(db, { name: 'up_users_type_ix', on: `${tables.users} (member_type)` });
  await addIndex(db, {
    name: 'certificate_statuses_certification_ix',
    on: 'certificate_statuses (certification)',
  });
  await addMemberSearch(strapi);
}
