import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteExpired, monthsBefore } from './deleteExpired';
import { expiring } from './rules';

describe('deleteExpired', () => {
  const now = new Date('2026-11-26T10:00:00.000Z');
  let db: Knex;
  beforeAll(async () => {
    vi.stubEnv('RETAIN_CONTACTS_MONTHS', '6');
    db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
    for (const [table, { since, key = ['id'] }] of expiring) {
      const columns = new Set([...key, since, 'state', 'handled']);
      await db.raw(`create table ${table} (${[...columns].join(', ')})`);
    }
    await db.raw('create table user_batch_rows (batch_id, position)');
  });
  afterAll(async () => {
    await db.destroy();
    vi.unstubAllEnvs();
  });

  it('deletes rows older than the configured number of months', async () => {
    for (const [table, since] of [
      ['contacts', 'created_at'],
      ['notifications', 'sent_at'],
    ] as const) {
      for (const months of [5, 7, 23, 25]) {
        const row = { id: months, [since]: monthsBefore(now, months), handled: true };
        await db(table).insert(row);
      }
    }
    expect(await deleteExpired(db, now)).toBe(4);
    // Of notifications, the default of 24 months applies.
    expect(await db('contacts').pluck('id')).toEqual([5]);
    expect(await db('notifications').pluck('id')).toEqual([5, 7, 23]);
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2026-11-26T10:00:00.000Z', 24, '2024-11-26T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-15T10:00:00.000Z', 0, '2026-01-15T10:00:00.000Z'],
  ])('counts from %s %i months back', (moment, months, expected) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected);
  });
});
