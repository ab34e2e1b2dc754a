import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';

const secret = 'a-probe-secret-of-the-tests';

describe.each(strictDatabase)('the probes of the API, on %s', (database) => {
  const api = shared(
    () => startApi({ database, env: { PROBE_SECRET: secret } }),
    (own) => own.stop(),
  );
  const probe = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, { headers });
  const authorization = `Bearer ${secret}`;
  const details = async () => (await probe('/readyz', { authorization })).json() as Promise<Report>;

  interface Report {
    status: string;
    checks: Record<string, { status: string }>;
  }

  it.each(['/livez', '/readyz'])('reveals only the status at %s to strangers', async (path) => {
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { 'x-forwarded-for': '127.0.0.1' },
    ];
    for (const headers of strangers) {
      const response = await probe(path, headers);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  it('permits no other site to read them', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(`${api.url}/readyz`, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      });
      const allowed = [...headers.keys()].filter((name) => name.endsWith('-allow-origin'));
      expect(allowed, method).toEqual([]);
    }
  });

  it('accepts no other method', async () => {
    for (const method of ['POST', 'DELETE']) {
      const { status } = await fetch(`${api.url}/readyz`, { method });
      expect(status, method).toBeGreaterThanOrEqual(400);
    }
  });

  it('reports its checks to those who know the secret', async () => {
    expect(await details()).toEqual({
      status: 'ok',
      checks: {
        database: { status: 'ok', milliseconds: expect.any(Number) },
        disk: { status: 'ok', freeMb: expect.any(Number) },
        outbox: { status: 'ok', waiting: 0, lagSeconds: 0 },
        tasks: { status: 'ok' },
      },
    });
  });

  it('warns of overdue emails, but stays ready', async () => {
    await api.sql(
      `insert into letters (document_id, subject, recipient, state, attempts, due_at, maybe_twice, created_at)
       values ('late', 'Thư', 'an@example.com', 'waiting', 0, ?, false, ?)`,
      [new Date(Date.now() - 3_600_000), new Date()],
    );
    await expect.poll(async () => (await details()).checks.outbox?.status).toBe('warn');
    expect((await details()).status).toBe('warn');
    const stranger = await probe('/readyz');
    expect([stranger.status, await stranger.json()]).toEqual([200, { status: 'ok' }]);
    await api.sql("delete from letters where document_id = 'late'");
  });
});

it('warns of a disk without room, and is not ready once one is gone', async () => {
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const env = { MIN_FREE_DISK_MB: '1000000', PROBE_SECRET: secret, FILES_FOLDER: files };
  const api = await startApi({ env });
  const headers = { authorization: `Bearer ${secret}` };
  const ready = async () => {
    const response = await fetch(`${api.url}/readyz`, { headers });
    const { checks } = (await response.json()) as { checks: { disk: unknown } };
    return [response.status, checks.disk];
  };
  try {
    expect(await ready()).toEqual([200, { status: 'warn', freeMb: expect.any(Number) }]);
    renameSync(files, `${files}-gone`);
    await expect.poll(ready).toEqual([503, { status: 'fail', gone: ['files'] }]);
    const stranger = await fetch(`${api.url}/readyz`);
    expect([stranger.status, await stranger.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await fetch(`${api.url}/livez`)).status).toBe(200);
    renameSync(`${files}-gone`, files);
    await expect.poll(ready).toEqual([200, expect.objectContaining({ status: 'warn' })]);
  } finally {
    await api.stop();
    rmSync(files, { recursive: true });
  }
});
