import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scene, Stage } from './scene';

/** @returns the folder of a new backup that was verified */
async function backUp({ site }: Stage): Promise<string> {
  const [folder = ''] = (await site.command('backup')).split('\n');
  await site.command('verify-backup', folder);
  return folder;
}

export const backup: Scene = {
  name: 'backup',
  isShort: true,
  mayFail: 'nothing',
  play: async (stage) => void (await backUp(stage)),
};

/** The command of the guide must end with 0: rows, files and secrets agree with the backup. */
export const restore: Scene = {
  name: 'backup, loss of database and files, restore',
  isShort: false,
  mayFail: 'everything',
  async play(stage) {
    const { site, library, traffic } = stage;
    const folder = await backUp(stage);
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
    const { begunAt } = JSON.parse(manifest) as { begunAt: string };
    // Orders that the backup does not contain.
    await pause(5_000);
    await Promise.all(site.servers.map((server) => server.kill(false)));
    await site.database.lose();
    for (const name of ['uploads', 'owners-only']) {
      rmSync(join(site.filesFolder, name), { recursive: true });
    }
    traffic.forgetSince(new Date(begunAt));
    if (traffic.acknowledged === 0) throw new Error('No order was placed before the backup.');
    await site.command('restore', folder);
    await Promise.all(site.servers.map((server) => server.start()));
    await library.check();
    await traffic.recover();
  },
};
