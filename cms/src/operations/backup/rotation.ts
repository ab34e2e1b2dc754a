import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Begins the names of folders in which a backup is being written or verified. */
export const UNFINISHED = { partial: '.partial-', verify: '.verify-' } as const;

/** An unfinished folder older than this was left by an interrupted command. */
const ABANDONED_MS = 86_400_000;

/** How many backups to retain; 0 for none of a kind. */
export interface Retained {
  /** The newest. */
  latest: number;
  /** The newest of each week, for this number of weeks that have one. */
  weekly: number;
  /** The newest of each month, for this number of months that have one. */
  monthly: number;
}

const NAME = /^\d{4}-\d\d-\d\dT\d{6}Z$/;

/** The name of a backup begun at this moment: `2026-11-26T183000Z`, in UTC. */
export function nameOf(begun: Date): string {
  return `${begun.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** Sorted, oldest first. Ignores all other names in the folder. */
export function backupsAmong(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}

/** The backups to delete. The newest is never one. */
export function expired(names: readonly string[], { latest, weekly, monthly }: Retained): string[] {
  const newestFirst = backupsAmong(names).reverse();
  const retained = new Set([
    ...newestFirst.slice(0, Math.max(1, latest)),
    ...firstOfEach(newestFirst, weekOf).slice(0, weekly),
    ...firstOfEach(newestFirst, (name) => name.slice(0, 7)).slice(0, monthly),
  ]);
  return newestFirst.filter((name) => !retained.has(name)).reverse();
}

function firstOfEach(names: readonly string[], periodOf: (name: string) => string): string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(periodOf(name))) first.set(periodOf(name), name);
  return [...first.values()];
}

/** The Monday that begins the week. */
function weekOf(name: string): string {
  const day = new Date(`${name.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Deletes the backups that are no longer retained. @returns one problem for each that cannot be deleted */
export async function deleteExpired(
  home: string,
  retained: Retained,
): Promise<{ deleted: string[]; problems: string[] }> {
  const deleted: string[] = [];
  const problems: string[] = [];
  for (const name of expired(await readdir(home), retained)) {
    await rm(join(home, name), { recursive: true, force: true }).then(
      () => deleted.push(name),
      (error: Error) => problems.push(`The old backup ${name} cannot be deleted: ${error.message}`),
    );
  }
  return { deleted, problems };
}

/**
 * Deletes the folders of interrupted commands, which may contain unencrypted data.
 * @returns one problem for each folder that cannot be deleted, e.g. of another user
 */
export async function deleteAbandoned(home: string, now = new Date()): Promise<string[]> {
  const problems: string[] = [];
  for (const name of await readdir(home)) {
    if (!Object.values(UNFINISHED).some((prefix) => name.startsWith(prefix))) continue;
    const path = join(home, name);
    const found = await stat(path).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs <= ABANDONED_MS) continue;
    await rm(path, { recursive: true, force: true }).catch((error: Error) =>
      problems.push(`The unfinished ${name} cannot be deleted: ${error.message}`),
    );
  }
  return problems;
}
