import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

/** Fills the database's disk, which `run.ts` makes small. PostgreSQL ends when it cannot write its log. */
export const diskFull: Scene = {
  name: "PostgreSQL's disk full",
  mayRefuseOrders: true,
  obstacle: ({ site }) =>
    isMount(site.databaseFolder) ? null : 'only root can mount a small disk',
  async play({ site, isShort }) {
    const ballast = join(site.databaseFolder, 'ballast');
    fill(ballast);
    await pause(isShort ? 8_000 : 30_000);
    rmSync(ballast);
    if (
      !(await site.sql('select 1').then(
        () => true,
        () => false,
      ))
    ) {
      // As systemd would.
      await site.crashDatabase();
      await site.startDatabase();
    }
    await pause(10_000);
  },
};

function isMount(folder: string): boolean {
  try {
    execFileSync('mountpoint', ['--quiet', folder]);
    return true;
  } catch {
    return false;
  }
}

function fill(file: string): void {
  const megabyte = Buffer.alloc(2 ** 20);
  try {
    for (;;) writeFileSync(file, megabyte, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
