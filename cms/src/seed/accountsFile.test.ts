import { describe, expect, it } from 'vitest';
import { accountsFile } from './accountsFile';

const sqlite = (filename: string) => accountsFile({ client: 'sqlite', filename }, '/cms');
const postgres = (url: string) =>
  accountsFile({ client: 'postgres', url, ssl: false, poolMax: 10 }, '/cms');

describe('the file of the sample accounts', () => {
  it('lies beside the usual database', () =>
    expect(sqlite('.data/data.db')).toBe('/cms/.data/sample-accounts.txt'));

  it('is another one for a second database file in the same folder', () =>
    expect(sqlite('.data/second.db')).toBe('/cms/.data/sample-accounts-second.db.txt'));

  it('lies beside a database elsewhere', () => {
    expect(sqlite('/srv/data.db')).toBe('/srv/sample-accounts.txt');
    expect(sqlite('/srv/trial.sqlite')).toBe('/srv/sample-accounts-trial.sqlite.txt');
  });

  it('is one for each PostgreSQL database, by its name', () => {
    expect(postgres('postgres://me:secret@db.example:5432/shop?sslmode=require')).toBe(
      '/cms/.data/sample-accounts-postgres-shop.txt',
    );
    expect(postgres('postgres://me@db.example/shop%2Fnew')).toBe(
      '/cms/.data/sample-accounts-postgres-shop_new.txt',
    );
  });

  it('goes by the user where the address names no database, as PostgreSQL does', () =>
    expect(postgres('postgres://me@db.example')).toBe(
      '/cms/.data/sample-accounts-postgres-me.txt',
    ));
});
