import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { databases, openFile } from '../support/database';
import { newMember, registration, type TestMember } from '../support/members';
import { startApi, type TestApi } from '../support/startApi';
import { shared } from '../support/suite';

const rename = (api: TestApi, { token }: TestMember, fullName: string) =>
  callApi(api, '/users/me', { method: 'PUT', token, json: { fullName } }).then(
    ({ status }) => status,
    () => 0,
  );
const nameOf = async (api: TestApi, { token }: TestMember) =>
  (await callApi<{ fullName: string }>(api, '/users/me', { token })).body.fullName;

describe.runIf(databases.includes('postgres'))('a crash of PostgreSQL', () => {
  const api = shared(
    () => startApi({ database: 'postgres' }),
    (own) => own.stop(),
  );

  /** If one of its processes is killed, PostgreSQL ends all others and recovers, as after an immediate restart. */
  async function crash(): Promise<void> {
    const [backend] = await api.sql<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    process.kill(backend?.pid ?? 0, 'SIGKILL');
  }

  it('leaves the API process running with every acknowledged change', async () => {
    const members = [await newMember(api), await newMember(api), await newMember(api)];
    const pid = api.pid();
    const acknowledged = new Map<TestMember, string>();
    for (let round = 0; round < 3; round += 1) {
      let running = true;
      const statuses: number[] = [];
      const clients = members.map(async (member, index) => {
        for (let count = 0; running; count += 1) {
          const name = `Trần Thị ${'abc'[index]}${'xyz'[round]} ${'n'.repeat(1 + (count % 40))}`;
          const status = await rename(api, member, name);
          statuses.push(status);
          if (status === 200) acknowledged.set(member, name);
          else if (status >= 500) acknowledged.delete(member);
        }
      });
      await expect.poll(() => statuses.length).toBeGreaterThan(5);
      await crash();
      await expect
        .poll(async () => rename(api, members[0] as TestMember, 'Trần Thị Sống'), {
          timeout: 30_000,
        })
        .toBe(200);
      running = false;
      await Promise.all(clients);
      expect(statuses.filter((status) => status < 500 && status !== 200)).toEqual([]);
    }
    expect(api.pid()).toBe(pid);
    for (const [member, name] of [...acknowledged].slice(1)) {
      expect(await nameOf(api, member)).toBe(name);
    }
  });
});

// Only root can mount a small disk, as CI does.
describe.runIf(process.getuid?.() === 0 || process.env.CI)('a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  const file = join(folder, 'data.db');
  let api: TestApi | undefined;
  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
    api = await startApi({ env: { DATABASE_FILENAME: file } });
  });
  afterAll(async () => {
    await api?.stop();
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });

  it('responds 503 to writes but not to reads, logs it once, and recovers when space returns', async () => {
    const running = api as TestApi;
    // Rows that need new pages: a change of one row may still fit into the log.
    const register = () => callApi(running, '/auth/local/register', { json: registration() });
    const write = async () => (await register()).status;
    const linesWith = (words: string) =>
      running
        .log()
        .split('\n')
        .filter((line) => line.includes(words));
    expect(await write()).toBe(200);
    const ballast = join(folder, 'ballast');
    for (let part = 0; part < 128; part += 1) {
      try {
        writeFileSync(ballast, Buffer.alloc(1_000_000), { flag: 'a' });
      } catch {
        break;
      }
    }
    await expect.poll(write, { timeout: 90_000 }).toBe(503);
    for (let count = 0; count < 5; count += 1) {
      const begun = Date.now();
      const { status, headers } = await register();
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect(Date.now() - begun).toBeLessThan(2_000);
    }
    expect((await callApi(running, '/courses')).status).toBe(200);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    rmSync(ballast);
    expect(await write()).toBe(200);
    await expect.poll(() => linesWith('can write again'), { timeout: 20_000 }).toHaveLength(1);
    expect(linesWith('cannot write')).toHaveLength(1);
    expect(linesWith('disk is full')).toHaveLength(1);
    const database = openFile(file);
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });
});
