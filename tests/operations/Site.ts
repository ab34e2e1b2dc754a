import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo } from '../support/database';
import { freePort } from '../support/freePort';
import { startPostgres } from '../support/postgres';
import { responds } from '../support/startApi';
import { writeNginx } from './nginx';
import { copyNode, type Release } from './release';
import { Supervised, type Program } from './Supervised';

export interface Answer {
  status: number;
  body: string;
}

interface Call {
  method?: 'GET' | 'POST';
  token?: string;
  json?: unknown;
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
  readonly #nginx: Supervised;
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  #postgres: Awaited<ReturnType<typeof startPostgres>>;
  #rows: ReturnType<typeof connectTo>;

  private constructor(
    readonly folder: string,
    readonly databaseFolder: string,
    private readonly ports: { https: number; database: number },
    postgres: Awaited<ReturnType<typeof startPostgres>>,
    nginx: Program,
  ) {
    this.#postgres = postgres;
    this.#rows = connectTo({ DATABASE_URL: postgres.url });
    this.#nginx = new Supervised(nginx);
  }

  /** @param databaseFolder where PostgreSQL stores its data, e.g. on a small disk */
  static async create(release: Release, folder: string, databaseFolder: string): Promise<Site> {
    const [http, https, api, database, ...rest] = await ports(8);
    const [hostPorts, apiPorts] = [rest.slice(0, 2), rest.slice(2)];
    const postgres = await startPostgres(databaseFolder, database);
    const server = (port: number) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`;
    const config = await writeNginx({
      folder: ownFolder(folder, 'nginx'),
      upstreams: [
        `upstream hosts { zone hosts 64k; ${hostPorts.map(server).join(' ')} keepalive 64; keepalive_timeout 50s; }`,
        `upstream apis { zone apis 64k; least_conn; ${apiPorts.map(server).join(' ')} keepalive 64; keepalive_timeout 50s; }`,
      ].join('\n'),
      ports: { http: http ?? 0, https: https ?? 0, api: api ?? 0 },
    });
    const node = join(folder, 'node');
    copyNode(node);
    const url = `https://localhost:${https}`;
    const user = unprivileged();
    const state = ownFolder(folder, 'state');
    if (user) chownSync(state, user.uid, user.gid);
    const common = {
      PATH: '/usr/bin:/bin',
      HOME: state,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      PURGE_SECRET: secret(),
    };
    const log = (name: string) => join(folder, `${name}.log`);
    const site = new Site(
      folder,
      databaseFolder,
      { https: https ?? 0, database: database ?? 0 },
      postgres,
      {
        name: 'nginx',
        command: 'nginx',
        args: () => ['-c', config],
        folder,
        cwd: folder,
        env: { PATH: '/usr/sbin:/usr/bin:/bin' },
        user: null,
        logFile: log('nginx'),
        isReady: () => responds(`http://127.0.0.1:${http}/`).then(() => true),
      },
    );
    const apiEnv = {
      ...common,
      DATABASE_URL: postgres.url,
      FILES_FOLDER: state,
      HOST_PURGE_URL: hostPorts.map((port) => `http://127.0.0.1:${port}/_host/purge`).join(','),
      APP_KEYS: `${secret()},${secret()}`,
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      ENCRYPTION_KEY: secret(),
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
      API_URL: `http://127.0.0.1:${api}`,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
    };
    const add = (list: Supervised[], kind: 'api' | 'host', port: number) => {
      const name = `${kind}-${'ab'[list.length]}`;
      const probe = kind === 'api' ? '_health' : 'build.json';
      list.push(
        new Supervised({
          name,
          command: node,
          args: (folder) => [join(folder, kind === 'api' ? 'cms/start.mjs' : 'dist/host/main.js')],
          folder: release.folder,
          cwd: state,
          env: { ...(kind === 'api' ? apiEnv : hostEnv), PORT: String(port) },
          user,
          logFile: log(name),
          isReady: () => responds(`http://127.0.0.1:${port}/${probe}`),
        }),
      );
    };
    for (const port of apiPorts) add(site.apis, 'api', port);
    for (const port of hostPorts) add(site.hosts, 'host', port);
    return site;
  }

  async start(): Promise<void> {
    // The first creates the tables while the other waits.
    await Promise.all([...this.apis, ...this.hosts, this.#nginx].map((each) => each.start()));
  }

  /** Through nginx, as a browser; status 0 if there was no response. */
  send(path: string, { method = 'GET', token, json }: Call = {}): Promise<Answer> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve({ status: 0, body: error.message });
      const sent = request(
        { host: 'localhost', port: this.ports.https, path, method, headers, agent: this.#agent },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.once('error', failed);
        },
      );
      sent.once('error', failed);
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('timed out')));
      sent.end(body);
    });
  }

  sql<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#rows.sql<Row>(statement, values);
  }

  async stopDatabase(): Promise<void> {
    await this.#rows.end();
    await this.#postgres.stop('SIGINT');
  }

  /** After `stopDatabase`, or a crash. */
  async startDatabase(): Promise<void> {
    this.#postgres = await startPostgres(this.databaseFolder, this.ports.database);
    this.#rows = connectTo({ DATABASE_URL: this.#postgres.url });
  }

  async crashDatabase(): Promise<void> {
    await this.#rows.end();
    await this.#postgres.stop('SIGQUIT');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.hosts, ...this.apis].map((each) => each.stop()));
    await this.#nginx.stop();
    this.#agent.destroy();
    await this.stopDatabase();
  }
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'operations-'));

function ownFolder(folder: string, name: string): string {
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
