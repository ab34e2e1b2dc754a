import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '../../host/env';
import { parseEnvironment } from '../../cms/src/platform/environment';
import { assertFree, localSecrets, newSecrets, portOf, trialOf } from './env.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('a port', () => {
  it('is the value of the variable, or the default', () => {
    vi.stubEnv('SOME_PORT', '4321');
    expect(portOf('SOME_PORT', 3000)).toBe(4321);
    expect(portOf('UNSET_PORT', 3000)).toBe(3000);
  });

  it.each(['', '0', '-1', '80.5', '65536', 'http'])('rejects "%s"', (text) => {
    vi.stubEnv('SOME_PORT', text);
    expect(() => portOf('SOME_PORT', 3000)).toThrow(`SOME_PORT=${text} is not a port number.`);
  });
});

describe('a port that another program listens on', () => {
  let server;
  let port;
  beforeEach(async () => {
    server = createServer();
    await new Promise((resolve) => server.listen(0, resolve));
    port = server.address().port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('is refused with a command that chooses another', async () => {
    await expect(assertFree(port, 'PORT')).rejects.toThrow(`PORT=${port + 1} npm start`);
  });

  it('is free as soon as that program exits', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(assertFree(port, 'PORT')).resolves.toBeUndefined();
  });
});

describe('the secrets of an installation', () => {
  let folder;
  let file;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('generates them once and stores them, so that sessions survive a restart', () => {
    expect(existsSync(file)).toBe(false);
    const first = localSecrets(file);
    expect(localSecrets(file)).toEqual(first);
  });

  it('generates long and distinct secrets', () => {
    const { APP_KEYS, ...others } = localSecrets(file);
    const all = [...APP_KEYS.split(','), ...Object.values(others)];
    expect(new Set(all).size).toBe(8);
    expect(Math.min(...all.map((secret) => secret.length))).toBeGreaterThanOrEqual(43);
  });

  it('stores them readable by their owner only', () => {
    localSecrets(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('never commit');
  });

  it('generates secrets that production refuses, except in a trial on this machine', () => {
    const { PURGE_SECRET, ...secrets } = localSecrets(file);
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://vien.example' };
    const refusal = 'is a secret of a development installation';
    expect(() => parseEnv({ ...production, PURGE_SECRET })).toThrow(refusal);
    expect(() => parseEnvironment({ ...production, ...secrets })).toThrow(refusal);
    const PUBLIC_URL = 'http://localhost:3000';
    const trial = { ...production, PUBLIC_URL, ...trialOf(PUBLIC_URL) };
    expect(parseEnv({ ...trial, PURGE_SECRET }).purgeSecret).toBe(PURGE_SECRET);
    const HOST_PURGE_URL = `${PUBLIC_URL}/_host/purge`;
    const all = { ...trial, ...secrets, HOST_PURGE_URL, PURGE_SECRET };
    expect(parseEnvironment(all).secrets.jwtSecrets).toEqual([secrets.JWT_SECRET]);
  });

  it('generates others for the build of the panel, which production accepts', () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://vien.example', ...newSecrets() };
    expect(parseEnvironment({ ...env, ...trialOf(env.PUBLIC_URL) }).production).toBe(true);
  });
});
