import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseLocked } from '../sql/waitWhileLocked';
import { classifyFailure } from './classifyFailure';
import { DatabaseUnavailable, Outages } from './Outages';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const refused = failure('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5432');

describe('classifyFailure', () => {
  it.each([
    ['connection', refused],
    ['connection', failure('08006')],
    ['connection', failure('57P01')],
    ['connection', failure('57P03')],
    ['connection', failure('25006')],
    ['connection', new Error('select 1 - Connection terminated unexpectedly')],
    ['connection', new Error('timeout expired')],
    ['storage', failure('53100')],
    ['busy', failure('53300')],
    ['storage', failure('SQLITE_FULL')],
    ['storage', failure('SQLITE_IOERR_WRITE')],
    ['busy', Object.assign(new Error('Knex: Timeout'), { name: 'KnexTimeoutError' })],
  ])('explains by %s: %s', (kind, error) => {
    expect(classifyFailure(error)).toBe(kind);
  });

  it.each([
    failure('23505'),
    failure('42P01'),
    failure('40001'),
    failure('SQLITE_BUSY'),
    new Error('x'),
    'x',
  ])('returns no outage for %s', (error) => {
    expect(classifyFailure(error)).toBeNull();
  });
});

const log = { warn: vi.fn<(line: string) => void>(), error: vi.fn<(line: string) => void>() };
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const begun = () => log.error.mock.calls.map(([line]) => line);
const over = () => log.warn.mock.calls.map(([line]) => line);

it('logs an outage once, and its length and calls when it is over', async () => {
  let isUp = false;
  const outages = new Outages({
    log,
    ping: () => (isUp ? Promise.resolve() : Promise.reject(refused)),
  });
  for (let call = 0; call < 1_000; call += 1) {
    outages.record(refused);
    expect(outages.responseTo(refused)).toMatchObject({ status: 503 });
  }
  outages.record(refused);
  expect(outages.explains(refused)).toBe(true);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(outages.isAway).toBe(true);
  expect(begun()).toEqual([
    'The database does not respond: connect ECONNREFUSED 10.0.0.1:5432. Calls get 503 meanwhile.',
  ]);
  expect(over()).toEqual([]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outages.isAway).toBe(false);
  expect(outages.kinds).toEqual([]);
  expect(over()).toEqual([
    'The database responds again after 35.0 s: 1000 calls got 503, 1 background runs failed.',
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects waiting calls after one failed ping, and fails statements after the second', async () => {
  const refuseWaiting = vi.fn();
  const cutStatements = vi.fn();
  const outages = new Outages({
    log,
    ping: () => Promise.reject(new Error('timeout expired: no response in a second')),
    refuseWaiting,
    cutStatements,
  });
  outages.suspect();
  await vi.advanceTimersByTimeAsync(1);
  expect([refuseWaiting.mock.calls.length, cutStatements.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(600);
  expect([refuseWaiting.mock.calls.length, cutStatements.mock.calls.length]).toEqual([1, 1]);
});

it('starts no outage if the database refuses a connection for another reason', async () => {
  const outages = new Outages({ log, ping: () => Promise.reject(failure('53300')) });
  outages.suspect();
  await vi.advanceTimersByTimeAsync(1);
  expect(outages.isAway).toBe(false);
  expect(begun()).toEqual([]);
});

it('permits reads while the file cannot be written, and ends the outage ten seconds after the last failure', async () => {
  const outages = new Outages({ log, ping: null });
  const full = failure(
    'SQLITE_FULL',
    "insert into t values ('an@example.com') - database or disk is full",
  );
  for (let second = 0; second < 20; second += 1) {
    outages.record(full);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(outages.isAway).toBe(false);
  expect(begun()).toEqual([
    'The database cannot write: database or disk is full (SQLITE_FULL). Calls get 503 meanwhile.',
  ]);
  await vi.advanceTimersByTimeAsync(9_500);
  expect(over()).toHaveLength(1);
});

it('recognizes a failure that another error wraps, and none of another service', () => {
  const outages = new Outages({ log, ping: null });
  const full = failure('SQLITE_FULL');
  outages.record(full);
  expect(outages.kindOf(new Error('wrapped', { cause: full }))).toBe('storage');
  expect(outages.responseTo(failure('ECONNREFUSED'))).toBeNull();
  expect(outages.explains(new Error('another'))).toBe(false);
});

it('responds with the message about a locked file', () => {
  const outages = new Outages({ log, ping: null });
  const locked = new DatabaseLocked(failure('SQLITE_BUSY', 'database is locked'));
  expect(outages.responseTo(locked)).toBe(locked);
  expect(locked).toBeInstanceOf(DatabaseUnavailable);
  expect(begun()).toEqual([
    'The database is too busy: database is locked (SQLITE_BUSY). Calls get 503 meanwhile.',
  ]);
  outages.stop();
});
