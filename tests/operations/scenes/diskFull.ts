import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

/** Fills the database's disk, which `run.ts` makes small. PostgreSQL ends when it cannot write its log. */
export const diskFull: Scene = {
  name: "PostgreSQL's disk full",
  isShort: false,
  mayFail: 'orders',
  obstacle: ({ site }) =>
    isMount(site.database.folder) ? null : 'only root can mount a small disk',
  async play({ site, traffic }) {
    const ballast = join(site.database.folder, 'ballast');
    fill(ballast);
    await pause(30_000);
    rmSync(ballast);
    const isUp = await site.sql('select 1').then(
      () => true,
      () => false,
    );
    if (!isUp) {
      // As systemd would.
      await site.database.crash();
      await site.database.start();
    }
    await traffic.recover();
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
