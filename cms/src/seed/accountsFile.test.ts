import { describe, expect, it } from 'vitest';
import { accountsFile } from './accountsFile';

const sqlite = (filename: string) => accountsFile({ client: 'sqlite', filename }, '/cms');
const postgres = (url: string) =>
  accountsFile({ client: 'postgres', url, ssl: false, sslCa: '', poolMax: 10 }, '/cms');

describe('accountsFile', () => {
  it('is stored next to the default database', () =>
    expect(sqlite('.data/data.db')).toBe('/cms/.data/sample-accounts.txt'));

  it('differs for a second database file in the same folder', () =>
    expect(sqlite('.data/second.db')).toBe('/cms/.data/sample-accounts-second.db.txt'));

  it('is stored next to a database elsewhere', () => {
    expect(sqlite('/srv/data.db')).toBe('/srv/sample-accounts.txt');
    expect(sqlite('/srv/trial.sqlite')).toBe('/srv/sample-accounts-trial.sqlite.txt');
  });

  it('is named after each PostgreSQL database', () => {
    expect(postgres('postgres://me:secret@db.example:5432/shop?sslmode=require')).toBe(
      '/cms/.data/sample-accounts-postgres-shop.txt',
    );
    expect(postgres('postgres://me@db.example/shop%2Fnew')).toBe(
      '/cms/.data/sample-accounts-postgres-shop_new.txt',
    );
  });

  it('falls back to the user name like PostgreSQL if the URL names no database', () =>
    expect(postgres('postgres://me@db.example')).toBe(
      '/cms/.data/sample-accounts-postgres-me.txt',
    ));
});
