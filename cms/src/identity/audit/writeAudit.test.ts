import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntry } from './AuditEntry';
import { writeAudit } from './writeAudit';

const info = vi.fn<(message: string, fields: Record<string, unknown>) => void>();
beforeEach(() => {
  info.mockClear();
  vi.stubGlobal('strapi', { log: { info } });
});
afterEach(() => vi.unstubAllGlobals());

const actor = { kind: 'staff', id: 'a1', name: 'Lan', session: null, network: null } as const;

async function write(entries: readonly AuditEntry[], executionPromise = Promise.resolve()) {
  const trx = { client: {}, raw: () => Promise.resolve([]), executionPromise };
  await writeAudit(trx as unknown as Knex.Transaction, actor, entries);
  await executionPromise.catch(() => undefined);
  return info.mock.calls.map(([message, fields]) => [
    message,
    fields['labels.target'],
    fields['labels.count'],
  ]);
}

const entry = (action: AuditEntry['action'], index: number): AuditEntry => ({
  action,
  subject: { kind: 'account', id: `m${index}`, label: 'Trần Thị Kín' },
});

it('logs each of a few entries without its names', async () => {
  expect(await write([entry('account_blocked', 1), entry('account_unblocked', 2)])).toEqual([
    ['Audit: account_blocked by staff a1', 'account m1', undefined],
    ['Audit: account_unblocked by staff a1', 'account m2', undefined],
  ]);
});

it('logs one line for each action of many entries', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => entry('account_blocked', index));
  expect(await write([...many, entry('account_unblocked', 1)])).toEqual([
    ['Audit: account_blocked by staff a1, 5000 times', 'account', 5_000],
    ['Audit: account_unblocked by staff a1, 1 times', 'account', 1],
  ]);
});

it('logs nothing if the transaction is rolled back', async () => {
  expect(await write([entry('account_blocked', 1)], Promise.reject(new Error('lost')))).toEqual([]);
});
