import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/tables';
import { requireFresh } from './freshness';

describe('a change that needs a fresh session', () => {
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
    hasShownCode: false,
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

  it('goes on where the password was just given', async () => {
    await withProofUntil(Date.now() + 60_000);
    await expect(requireFresh(strapi, member)).resolves.toBeUndefined();
  });

  it('asks for the password where it was not', async () => {
    await withProofUntil(Date.now() - 1);
    await expect(requireFresh(strapi, member)).rejects.toMatchObject({
      status: 403,
      name: 'FreshSessionNeeded',
    });
  });

  it('asks for it in a session that nothing is noted of', async () => {
    await db(tables.sessions).insert({ session_id: 's1', device_id: 'd1' });
    await expect(requireFresh(strapi, member)).rejects.toMatchObject({ status: 403 });
  });

  it('leads to login where the session was ended since the call arrived', async () => {
    await withProofUntil(Date.now() + 60_000);
    await db(tables.sessions).delete();
    await expect(requireFresh(strapi, member)).rejects.toMatchObject({
      status: 401,
      name: 'UnauthorizedError',
    });
  });
});
