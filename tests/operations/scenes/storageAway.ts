import { setTimeout as pause } from 'node:timers/promises';
import { startObjectStorage } from '../../support/objectStorage';
import type { Scene, Stage } from './scene';

const ROUNDS = 10;

/** Moves the files into a bucket and back as docs/operations/files.md says; meanwhile the bucket's server fails. */
export const storageAway: Scene = {
  name: 'files moved to S3, and an outage of S3',
  isShort: false,
  mayFail: 'nothing',
  async play(stage) {
    const { site, library } = stage;
    const storage = await startObjectStorage();
    try {
      Object.assign(site.settings, storage.env);
      await site.command('move-files', 'to-s3', '--apply');
      await site.rollingRestart({ servers: site.apis });
      await site.command('move-files', 'to-s3', '--apply');
      await library.check();
      if (!storage.takeRequests().some((line) => line.startsWith('GET'))) {
        throw new Error('No file was read from the bucket.');
      }
      storage.behave('away');
      await refuseFiles(stage);
      storage.behave('private');
      await library.check();
      await site.command('move-files', 'to-folder', '--apply');
      for (const name of Object.keys(storage.env)) delete site.settings[name];
      await site.rollingRestart({ servers: site.apis });
      await library.check();
    } finally {
      await storage.stop();
    }
  },
};

/** Pages and orders go on meanwhile: the scene's traffic may not fail. */
async function refuseFiles({ library }: Stage): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { status, headers } of await library.open()) {
      if (status !== 503 || headers['retry-after'] === undefined) {
        throw new Error(`A file was ${status}, Retry-After: ${String(headers['retry-after'])}.`);
      }
    }
    await pause(1_000);
  }
}
