import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { withConnection } from './withConnection';

const folder = mkdtempSync(join(tmpdir(), 'command-'));
const filename = join(folder, 'data.db');
vi.stubEnv('DATABASE_FILENAME', filename);
const server = new Database(filename);
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('waits while a running server writes', async () => {
  server.pragma('journal_mode = WAL');
  server.exec('create table factors (secret text); begin immediate');
  await withConnection(async (db) => {
    // The server commits once the command's first attempt has failed.
    db.on('query-error', () => server.inTransaction && server.exec('commit'));
    await db.raw("insert into factors values ('new')");
  });
  expect(server.prepare('select secret from factors').all()).toEqual([{ secret: 'new' }]);
});
