import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callServer } from '../support/api';
import { buildApi, cmsFolder } from '../support/buildApi';
import { chiefLogin, newChief } from '../support/staff';
import { startApi, testSecrets } from '../support/startApi';
import { shared } from '../support/suite';

describe('the start of an API that is misconfigured', () => {
  let folder = '';
  beforeAll(async () => {
    await buildApi();
    folder = mkdtempSync(join(tmpdir(), 'configuration-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The process exits, because there is no database at port 1. */
  const start = (env: Record<string, string>, ...words: string[]) =>
    spawnSync(process.execPath, [...words, join(cmsFolder, 'start.mjs')], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://vien.example',
        ...env,
      },
    });
  const fileOf = (name: string, variables: object) => {
    const file = join(folder, name);
    const lines = Object.entries(variables).map(([key, value]) => `${key}=${value}`);
    writeFileSync(file, lines.join('\n'));
    return file;
  };

  it('reads no `.env` in production', () => {
    fileOf('.env', testSecrets);
    const { status, stderr } = start({});
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Invalid environment:\n- ${Object.keys(testSecrets).join(', ')} must be set in production.\n`,
    );
  });

  it('prevents Strapi from reading `.env`', () => {
    fileOf('.env', { FROM_DEVELOPMENT: 'read' });
    const report = "process.on('exit', () => console.log(`FROM=${process.env.FROM_DEVELOPMENT}`))";
    const { stdout, stderr } = start(
      { ...testSecrets, DATABASE_URL: 'postgres://127.0.0.1:1/none', FILES_FOLDER: folder },
      '--import',
      `data:text/javascript,${encodeURIComponent(report)}`,
    );
    expect(stdout + stderr).toContain('ECONNREFUSED');
    expect(stdout).toContain('FROM=undefined');
  });

  it('reads the file that ENV_PATH names, with lower precedence than the process', () => {
    const ENV_PATH = fileOf('api.env', { ...testSecrets, PORT: 'abc', PROXY_HOPS: 'x' });
    const { status, stderr } = start({ ENV_PATH, PROXY_HOPS: '1', DATABASE_HOST: 'db' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Invalid environment:
- PORT="abc" must be a whole number from 0 to 65535.
- DATABASE_HOST is unknown; docs/operations/configuration.md lists all variables.
`,
    );
  });

  it('refuses an ENV_PATH that names no file', () => {
    const { status, stderr } = start({ ENV_PATH: '/none/api.env', ...testSecrets });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ENV_PATH=\/none\/api\.env can't be read: ENOENT.*\n$/);
  });
});

describe('an API in production, on an empty database', () => {
  const api = shared(
    () => startApi({ env: { PUBLIC_URL: 'https://vien.example' } }),
    (started) => started.stop(),
  );

  it('does not let a visitor register as the first administrator', async () => {
    const json = { firstname: 'Kẻ', lastname: 'Lạ', ...chiefLogin };
    expect((await callServer(api, '/admin/register-admin', { json })).status).toBe(404);
    const init = await callServer<{ data: { hasAdmin: boolean } }>(api, '/admin/init');
    expect([init.status, init.body.data.hasAdmin]).toEqual([200, true]);
    expect(await api.sql('select id from admin_users')).toEqual([]);
  });

  it('sends Secure cookies only, whatever protocol a proxy reports', async () => {
    await newChief(api);
    for (const protocol of ['http', 'https']) {
      const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': protocol };
      const login = await callServer(api, '/admin/login', { json: chiefLogin, headers });
      expect(login.status).toBe(200);
      const cookies = login.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      expect(cookies.filter((cookie) => !/; secure/i.test(cookie))).toEqual([]);
      expect(cookies.filter((cookie) => !/; httponly/i.test(cookie))).toEqual([]);
    }
  });

  it('warns once of more proxies than PROXY_HOPS', async () => {
    const warnings = () => api.log().match(/X-Forwarded-For has .*/g) ?? [];
    const pass = (addresses: string) =>
      callServer(api, '/api/company-information', { headers: { 'X-Forwarded-For': addresses } });
    await pass('203.0.113.7');
    expect(warnings()).toEqual([]);
    await pass('203.0.113.7, 10.0.0.2');
    await pass('203.0.113.8, 10.0.0.2');
    await expect
      .poll(warnings)
      .toEqual([expect.stringContaining('has 2 addresses and PROXY_HOPS is 1')]);
  });
});
