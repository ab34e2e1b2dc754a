import { readdir } from 'node:fs/promises';
import { environment } from '../../platform/environment';
import { withinLimit } from '../../platform/lifecycle/withinLimit';
import { newestBackup } from '../../platform/telemetry/metrics';
import { backupsAmong } from './rotation';

/** The folder may be on a share that does not respond. */
const FOLDER_MS = 1_000;

/**
 * A folder that does not respond occupies one of the process's few file system threads, so only one read runs at a
 * time.
 */
let reading: Promise<string[]> | undefined;

/** Sets the metric of the newest backup: 0 if there is none on this machine, no value without `BACKUP_FOLDER`. */
export async function readNewestBackup(): Promise<void> {
  const { folder } = environment().backup;
  if (!folder) return newestBackup.remove();
  reading ??= readdir(folder).finally(() => {
    reading = undefined;
  });
  const names = (await withinLimit(reading, FOLDER_MS)) ?? [];
  const newest = backupsAmong(names).at(-1);
  newestBackup.set(newest === undefined ? 0 : momentOf(newest) / 1_000);
}

/** Parses a name such as `2026-11-26T183000Z`. */
const momentOf = (name: string): number =>
  Date.parse(name.replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'));
