import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { backupsAmong, deleteAbandoned, deleteExpired, expired, nameOf } from './rotation';

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return { ...real, rm: vi.fn(real.rm) };
});

const DAY = 86_400_000;
/** One backup a day at 18:30 UTC for the given number of days, up to Thursday 26 November 2026. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, ago) =>
    nameOf(new Date(Date.UTC(2026, 10, 26, 18, 30) - ago * DAY)),
  ).reverse();
const retained = (names: string[], rule: Parameters<typeof expired>[1]) => {
  const gone = new Set(expired(names, rule));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(0, 10));
};

describe('expired', () => {
  it('retains the newest of each kind', () => {
    expect(retained(daily(70), { latest: 3, weekly: 3, monthly: 2 })).toEqual([
      '2026-10-31',
      '2026-11-15',
      '2026-11-22',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it('counts backups, not days, so that a pause deletes nothing', () => {
    const names = ['2024-01-01T000000Z', '2026-11-26T183000Z'];
    expect(expired(names, { latest: 2, weekly: 0, monthly: 0 })).toEqual([]);
  });

  it('retains the newest whatever the settings', () => {
    expect(retained(daily(2), { latest: 0, weekly: 0, monthly: 0 })).toEqual(['2026-11-26']);
  });
});

describe('deleteExpired', () => {
  it('reports a backup that cannot be deleted, and deletes the others', async () => {
    const home = await mkdtemp(join(tmpdir(), 'backups-'));
    for (const name of daily(3)) await mkdir(join(home, name));
    vi.mocked(rm).mockRejectedValueOnce(new Error('EACCES'));
    const [oldest = '', older = '', newest = ''] = daily(3);
    expect(await deleteExpired(home, { latest: 1, weekly: 0, monthly: 0 })).toEqual({
      deleted: [older],
      problems: [`The old backup ${oldest} cannot be deleted: EACCES`],
    });
    expect((await readdir(home)).sort()).toEqual([oldest, newest]);
    await rm(home, { recursive: true });
  });
});

describe('deleteAbandoned', () => {
  it('reports what cannot be deleted, and deletes the rest', async () => {
    const home = await mkdtemp(join(tmpdir(), 'backups-'));
    const left = ['.partial-a', '.verify-b'];
    for (const name of [...left, '.partial-running']) await mkdir(join(home, name));
    for (const name of left) await utimes(join(home, name), 0, 0);
    vi.mocked(rm).mockRejectedValueOnce(new Error('EACCES'));
    expect(await deleteAbandoned(home)).toEqual([
      expect.stringMatching(/^The unfinished (\.partial-a|\.verify-b) cannot be deleted: EACCES$/),
    ]);
    expect(await deleteAbandoned(home)).toEqual([]);
    expect(await readdir(home)).toEqual(['.partial-running']);
    await rm(home, { recursive: true });
  });
});

describe('backupsAmong', () => {
  it('ignores unfinished backups and other files', () => {
    expect(
      backupsAmong(['.partial-2026-11-26T183000Z', 'notes.txt', '2026-11-26T183000Z']),
    ).toEqual(['2026-11-26T183000Z']);
  });
});
