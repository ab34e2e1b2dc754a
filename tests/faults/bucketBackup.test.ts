import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScript } from '../support/command';
import { sharedObjectStorage } from '../support/objectStorage';
import { newEditor } from '../support/staff';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';

/** On SQLite, as the bucket does not depend on the database. */
describe('a backup of a server with a bucket', () => {
  const home = shared(
    async () => ({ path: await mkdtemp(join(tmpdir(), 'backup-')) }),
    ({ path }) => rm(path, { recursive: true, force: true }),
  );
  const storage = sharedObjectStorage();
  const api = shared(
    () => startApi({ env: storage.env }),
    (own) => own.stop(),
  );
  const editor = shared(() => newEditor(api));

  const backUp = async (folder: string, env: Record<string, string> = {}) => {
    const BACKUP_FOLDER = join(home.path, folder);
    const { code, output } = await runScript('backup', [], {
      ...api.databaseEnv,
      ...storage.env,
      BACKUP_FOLDER,
      ...env,
    });
    expect(code, output).toBe(0);
    return join(BACKUP_FOLDER, (await readdir(BACKUP_FOLDER))[0] ?? '');
  };
  const restore = (backup: string, name: string, env: Record<string, string> = {}) =>
    runScript('restore', [backup], {
      ...api.databaseEnv,
      ...storage.env,
      DATABASE_FILENAME: join(home.path, name, 'data.db'),
      ...env,
    });

  it('lists the files with their ETags, and reports those that a restore misses', async () => {
    const { id, url } = await editor.upload('mau.txt', '0123456789');
    const backup = await backUp('listed');
    const list = await readFile(join(backup, 'bucket-files.tsv'), 'utf8');
    expect(list).toMatch(
      new RegExp(`^"781e5e245d69b566979b86e28d23f2c7"\t10\t${url.slice(1)}$`, 'm'),
    );
    expect((await restore(backup, 'complete')).code).toBe(0);
    await editor.removeFile(id);
    const { code, output } = await restore(backup, 'incomplete');
    expect([code, output]).toEqual([3, expect.stringContaining(`${url.slice(1)} is missing`)]);
    const away = await restore(backup, 'unchecked', { S3_ENDPOINT: 'http://127.0.0.1:9' });
    expect([away.code, away.output]).toEqual([3, expect.stringContaining('All is restored')]);
  });

  it('copies the files if configured, and stores those again that the bucket lost', async () => {
    const { id, url } = await editor.upload('sach.txt', 'Nội dung');
    const copyOf = async (folder: string) => {
      const backup = await backUp(folder, { BACKUP_BUCKET_FILES: 'true' });
      const text = await readFile(join(backup, 'files', url.slice(1)), 'utf8').catch(() => null);
      return { backup, text };
    };
    const { backup, text } = await copyOf('copied');
    expect(text).toBe('Nội dung');
    await editor.removeFile(id);
    expect((await copyOf('without')).text).toBeNull();
    const { code, output } = await restore(backup, 'lost');
    expect(code, output).toBe(0);
    expect((await copyOf('again')).text).toBe('Nội dung');
  });
});
