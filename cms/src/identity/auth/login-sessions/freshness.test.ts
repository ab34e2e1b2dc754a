import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/tables';
import { requireFresh } from './freshness';

describe('requireFresh', () => {
  const db = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  const strapi = { db: { connection: db } } as unknown as Core.Strapi;
  const member = {
    id: 1,
    documentId: 'm1',
    roleType: 'authenticated',
    sessionId: 's1',
    hasVerifiedCode: false,
  };
  const withProofUntil = async (freshUntil: number) => {
    await db(tables.sessions).insert({ session_id: 's1', device_id: 'd1' });
    await db('login_sessions').insert({ device_id: 'd1', fresh_until: freshUntil });
  };

  beforeAll(async () => {
    await db.schema.createTable(tables.sessions, (table) => {
      table.string('session_id');
      table.string('device_id');
    });
    await db.schema.createTable('login_sessions', (table) => {
      table.string('device_id');
      table.bigint('fresh_until');
    });
  });
  beforeEach(async () => {
    await db(tables.sessions).delete();
    await db('login_sessions').delete();
  });
  afterAll(() => db.destroy());

  it('accepts a session that has just proved its password', async () => {
    await withProofUntil(Date.now() + 60_000);
    await expect(requireFresh(strapi, member)).resolves.toBeUndefined();
  });

  it('requires the password in an older session', async () => {
    await withProofUntil(Date.now() - 1);
    await expect(requireFresh(strapi, member)).rejects.toMatchObject({
      status: 403,
      name: 'FreshSessionNeeded',
    });
  });

  it('requires the password in a session without a record', async () => {
    await db(tables.sessions).insert({ session_id: 's1', device_id: 'd1' });
    await expect(requireFresh(strapi, member)).rejects.toMatchObject({ status: 403 });
  });

  it('redirects to login if the session was ended since the call arrived', async () => {
    await withProofUntil(Date.now() + 60_000);
    await db(tables.sessions).delete();
    await expect(requireFresh(strapi, member)).rejects.toMatchObject({
      status: 401,
      name: 'UnauthorizedError',
    });
  });
});
