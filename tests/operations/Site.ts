import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '../support/freePort';
import { responds, testEncryptionKey } from '../support/startApi';
import { Database } from './Database';
import { writeNginx } from './nginx';
import { copyNode, type Release } from './release';
import { Supervised } from './Supervised';

export interface SiteResponse {
  status: number;
  /** In lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Call {
  method?: 'GET' | 'POST';
  token?: string;
  json?: unknown;
  /** The visitor's address, by default 127.0.0.1. */
  from?: string;
}

interface Options {
  /** Where PostgreSQL stores its data, e.g. on a small disk. */
  databaseFolder: string;
  /** Stops and updates take less time than in production. */
  isShort: boolean;
}

const secret = (): string => randomBytes(32).toString('base64url');
const TIMEOUT_MS = 30_000;

/**
 * The product as it runs in production: nginx with TLS, two hosts, two APIs and PostgreSQL, from a release and in an
 * environment that contains nothing else. As root, the servers run as `nobody`.
 */
export class Site {
  readonly hosts: Supervised[] = [];
  readonly apis: Supervised[] = [];
  readonly #ports = new Map<Supervised, number>();
  readonly nginx: Supervised;
  readonly url: string;
  /** Of the API; read at its next start. */
  readonly settings: Record<string, string>;
  /** Folders that belong to the servers' user. */
  readonly filesFolder: string;
  readonly backupFolder: string;
  /** The link that servers and commands start from. */
  readonly #current: string;
  readonly #programs: string;
  readonly #user: { uid: number; gid: number } | null;
  readonly #agent = new Agent({ keepAlive: true });
  #units: Server | null = null;
  #beforeRestart: (server: Supervised) => Promise<void> = () => Promise.resolve();

  private constructor(
    readonly folder: string,
    readonly database: Database,
    private readonly https: number,
    isShort: boolean,
    place: {
      http: number;
      api: number;
      nginxConfig: string;
      hostPorts: readonly number[];
      apiPorts: readonly number[];
    },
  ) {
    this.url = `https://localhost:${https}`;
    this.#user = unprivileged();
    this.filesFolder = this.#ownFolder('files');
    this.backupFolder = this.#ownFolder('backups');
    this.#current = join(folder, 'current');
    this.#programs = newFolderIn(folder, 'bin');
    const node = join(this.#programs, 'node');
    copyNode(node);
    const common = {
      PATH: '/usr/bin:/bin',
      HOME: this.filesFolder,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      PURGE_SECRET: secret(),
      ...(isShort && { DRAIN_SECONDS: '1' }),
    };
    this.settings = {
      ...common,
      DATABASE_URL: database.url,
      FILES_FOLDER: this.filesFolder,
      BACKUP_FOLDER: this.backupFolder,
      HOST_PURGE_URL: place.hostPorts
        .map((port) => `http://127.0.0.1:${port}/_host/purge`)
        .join(','),
      APP_KEYS: `${secret()},${secret()}`,
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      // With which `enrollPanelUser` seals the administrator's second factor.
      ENCRYPTION_KEY: testEncryptionKey,
      JWT_SECRET: secret(),
      STRAPI_TELEMETRY_DISABLED: 'true',
      // Few members place all orders, from one address.
      AUTH_ATTEMPTS_PER_MINUTE: '1000',
      UNPAID_ORDERS_PER_MEMBER: '1000000',
      UNPAID_SEATS_PER_MEMBER: '1000000',
      UNPAID_SHARE_PERCENT: '100',
    };
    const hostEnv = {
      ...common,
      API_URL: `http://127.0.0.1:${place.api}`,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
    };
    this.nginx = new Supervised({
      name: 'nginx',
      command: 'nginx',
      args: ['-c', place.nginxConfig],
      cwd: folder,
      env: () => ({ PATH: '/usr/sbin:/usr/bin:/bin' }),
      user: null,
      logFile: join(folder, 'nginx.log'),
      isReady: () => responds(`http://127.0.0.1:${place.http}/`).then(() => true),
    });
    const add = (list: Supervised[], kind: 'api' | 'host', port: number) => {
      const name = `${kind}-${'ab'[list.length]}`;
      const program = kind === 'api' ? 'cms/start.mjs' : 'dist/host/main.js';
      const env = kind === 'api' ? this.settings : hostEnv;
      const server = new Supervised({
        name,
        command: node,
        args: [join(this.#current, program)],
        cwd: this.filesFolder,
        env: () => ({ ...env, PORT: String(port) }),
        user: this.#user,
        logFile: join(folder, `${name}.log`),
        isReady: () => responds(`http://127.0.0.1:${port}/readyz`),
      });
      this.#ports.set(server, port);
      list.push(server);
    };
    for (const port of place.apiPorts) add(this.apis, 'api', port);
    for (const port of place.hostPorts) add(this.hosts, 'host', port);
  }

  static async create(folder: string, { databaseFolder, isShort }: Options): Promise<Site> {
    const [http = 0, https = 0, api = 0, database = 0, ...rest] = await ports(8);
    const [hostPorts, apiPorts] = [rest.slice(0, 2), rest.slice(2)];
    const server = (port: number) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`;
    const nginxFolder = newFolderIn(folder, 'nginx');
    const nginxConfig = await writeNginx({
      folder: nginxFolder,
      upstreams: [
        `upstream hosts { zone hosts 64k; ${hostPorts.map(server).join(' ')} keepalive 64; keepalive_timeout 50s; }`,
        `upstream apis { zone apis 64k; least_conn; ${apiPorts.map(server).join(' ')} keepalive 64; keepalive_timeout 50s; }`,
      ].join('\n'),
      ports: { http, https, api },
    });
    const certificate = readFileSync(join(nginxFolder, 'certificates/fullchain.pem'), 'utf8');
    setDefaultCACertificates([...getCACertificates('default'), certificate]);
    const site = new Site(folder, await Database.create(databaseFolder, database), https, isShort, {
      http,
      api,
      nginxConfig,
      hostPorts,
      apiPorts,
    });
    await site.#serveUnits(isShort);
    return site;
  }

  get servers(): readonly Supervised[] {
    return [...this.apis, ...this.hosts];
  }

  /** Links a release, from which servers and commands start from here on. */
  link({ folder }: Release): void {
    const link = join(this.folder, 'next');
    symlinkSync(folder, link);
    renameSync(link, this.#current);
  }

  async start(): Promise<void> {
    // The first creates the tables while the other waits.
    await Promise.all([...this.servers, this.nginx].map((each) => each.start()));
  }

  /**
   * Runs deploy/rolling-restart.sh of the linked release.
   * @param before called before each restart
   */
  async rollingRestart({
    servers = this.servers,
    before = () => Promise.resolve(),
  }: {
    servers?: readonly Supervised[];
    before?: (server: Supervised) => Promise<void>;
  } = {}): Promise<void> {
    const portsOf = (list: readonly Supervised[]) =>
      list.filter((each) => servers.includes(each)).map((each) => String(this.#ports.get(each)));
    this.#beforeRestart = before;
    const script = join(this.#current, 'deploy/rolling-restart.sh');
    const words = [...portsOf(this.apis), '--', ...portsOf(this.hosts)];
    await promisify(execFile)(script, words, { env: { PATH: `${this.#programs}:/usr/bin:/bin` } });
  }

  /**
   * Runs an operator's command of the linked release with the API's environment, as `npm run` would.
   * @throws Error with its output if it fails
   */
  async command(name: string, ...words: string[]): Promise<string> {
    const manifest = JSON.parse(readFileSync(join(this.#current, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const child = spawn('sh', ['-c', `${manifest.scripts[name]} "$@"`, name, ...words], {
      cwd: this.#current,
      env: { ...this.settings, PATH: `${this.#programs}:/usr/bin:/bin` },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...this.#user,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Error(`${name} ${words.join(' ')}: ${code}\n${output}`);
    return output;
  }

  /** Through nginx, as a browser; status 0 if there was no response. */
  send(path: string, { method = 'GET', token, json, from }: Call = {}): Promise<SiteResponse> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    const place = { host: '127.0.0.1', servername: 'localhost', port: this.https, path, method };
    return new Promise((resolve) => {
      const failed = ({ message }: Error) => resolve({ status: 0, headers: {}, body: message });
      const sent = request(
        { ...place, headers, agent: this.#agent, ...(from && { localAddress: from }) },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
          response.once('error', failed);
        },
      );
      sent.once('error', failed);
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('timed out')));
      sent.end(body);
    });
  }

  sql = <Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
    this.database.sql<Row>(statement, values);

  /** @throws Error if a server does not exit with 0 within 15 s */
  async stop(): Promise<void> {
    const ended = await Promise.allSettled(this.servers.map((each) => each.stop()));
    await this.nginx.stop();
    this.#agent.destroy();
    this.#units?.close();
    await this.database.stop();
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }

  #ownFolder(name: string): string {
    const path = newFolderIn(this.folder, name);
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid);
    return path;
  }

  /** A `systemctl` that knows `restart iia-vietnam-api@<port>`, and whose units are enabled. */
  async #serveUnits(isShort: boolean): Promise<void> {
    const byPort = new Map([...this.#ports].map(([server, port]) => [String(port), server]));
    const restart = async (unit: string) => {
      const server = byPort.get(unit.split('@')[1] ?? '');
      if (!server) throw new Error(`There is no unit ${unit}.`);
      await this.#beforeRestart(server);
      await server.restart();
    };
    const units = createServer((request, response) => {
      restart(request.url ?? '').then(
        () => response.end(),
        (error: Error) => response.writeHead(500).end(`${error.message}\n`),
      );
    });
    await new Promise<void>((resolve) => units.listen(0, '127.0.0.1', resolve));
    this.#units = units;
    const { port } = units.address() as { port: number };
    const program = (name: string, text: string) =>
      writeFileSync(join(this.#programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program(
      'systemctl',
      `[ "$1" = is-enabled ] && exit
[ "$1" = restart ] && exec curl --silent --show-error --fail-with-body "http://127.0.0.1:${port}/$2" >&2`,
    );
    // nginx needs two of the five seconds that rolling-restart.sh waits.
    if (isShort)
      program('sleep', 'if [ "$1" -gt 3 ]; then exec /bin/sleep 3; fi; exec /bin/sleep "$1"');
  }
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'operations-'));

function newFolderIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

async function ports(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
