import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort';
import { startApi, terminate, testPurgeSecret, type End, type TestApi } from './startApi';

const builtHost = fileURLToPath(new URL('../../dist/host/main.js', import.meta.url));

/** API and host of the built product, on free ports, with a separate database. */
export interface Product {
  /** Without a trailing slash. */
  url: string;
  api: TestApi;
  hostPid(): number;
  terminateHost(): Promise<End>;
  /** The path of an available course. */
  coursePath(): Promise<string>;
  /** Restarts both servers on the same database and ports. */
  restart(): Promise<void>;
  /** Stops the API but not the host. */
  stopApi(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  hostEnv?: Record<string, string>;
  /** `full` adds members and two years of orders. */
  seed?: 'content' | 'full';
}

/** Starts the built product (`npm run build` comes first). */
export async function startProduct({
  hostEnv = {},
  seed = 'content',
}: ProductOptions = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const api = await startApi({
    seed,
    env: {
      HOST_PURGE_URL: `${url}/_host/purge`,
      PURGE_SECRET: testPurgeSecret,
      PUBLIC_URL: url,
    },
  });
  const startHost = () =>
    startHostProcess({
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: api.url,
      PURGE_SECRET: testPurgeSecret,
      ...hostEnv,
    });
  let host = await startHost();
  return {
    url,
    api,
    hostPid: () => host.pid ?? 0,
    terminateHost: () => terminate(host),
    coursePath: () => firstCoursePath(url),
    restart: async () => {
      await end(host);
      await api.restart();
      host = await startHost();
    },
    stopApi: () => api.kill(),
    stop: async () => {
      await end(host);
      await api.stop();
    },
  };
}

export async function withProduct(
  use: (product: Product) => Promise<void>,
  options?: ProductOptions,
): Promise<void> {
  const product = await startProduct(options);
  try {
    await use(product);
  } finally {
    await product.stop();
  }
}

async function startHostProcess(
  env: { PORT: string } & Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', builtHost], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOCAL_TRIAL: 'true',
      LOG_LEVEL: 'fatal',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitForResponse(`http://localhost:${env.PORT}/readyz`, child);
  return child;
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The host ended with code ${child.exitCode}.`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 seconds.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function firstCoursePath(url: string): Promise<string> {
  const response = await fetch(
    `${url}/api/courses?sort=startAt:asc&pagination[pageSize]=1&fields=slug`,
  );
  const { data } = (await response.json()) as { data: { slug: string }[] };
  const [course] = data;
  if (course === undefined) throw new Error('There is no course.');
  return `/khoa-hoc/${course.slug}`;
}
