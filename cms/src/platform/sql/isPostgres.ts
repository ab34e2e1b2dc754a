import type { Knex } from 'knex';

export const isPostgres = (db: Knex): boolean =>
  (db.client as { dialect?: string }).dialect === 'postgresql';
