// Course list pages per second: from the host's cache, against nginx with the same bytes (gzip_static), and rendered
// for every request including the API. Servers on one core, the load on the other.
// `npm run bench -- pages fresh [22 24 …]`: a fresh clone instead, from `npm ci` to its first page.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { requireTools } from '../scripts/lib/tools.mjs';
import { freePort } from '../tests/support/freePort';
import { withProduct } from '../tests/support/product';
import { load, searchesWithout, moveTo } from './lib/load';
import { median, report, type Figure } from './lib/report';
import { measureFreshClone } from './pages/fresh';

const PAGE = '/khoa-hoc';
const LIST = '/api/courses?sort=startAt:asc&pagination%5Bpage%5D=1&pagination%5BpageSize%5D=12';
const ROUNDS = 5;
const BLANKS = ['+', '%09'] as const;

const [fresh, ...releases] = process.argv.slice(2);
const [ownRelease = ''] = process.versions.node.split('.');

if (fresh === 'fresh') {
  const figures: Figure[] = [];
  for (const release of releases.length > 0 ? releases : [ownRelease]) {
    figures.push(...(await measureFreshClone(release)));
  }
  report('npm run bench -- pages fresh', figures);
} else {
  requireTools('curl', 'nginx', 'taskset', 'wrk');
  const directory = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  chmodSync(directory, 0o755);
  moveTo('server');
  try {
    report('pages', [...(await cachedPages(directory)), await renderedPages(directory)]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function cachedPages(directory: string): Promise<Figure[]> {
  const cached: number[] = [];
  const nginx: number[] = [];
  const listsOfHost: number[] = [];
  const listsOfApi: number[] = [];
  let bytes = 0;
  await withProduct(async ({ url, api }) => {
    const body = await compressedPage(url + PAGE);
    bytes = body.byteLength;
    const server = await startNginx(body, directory);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        nginx.push(load(server.url + PAGE, 4));
        cached.push(load(url + PAGE, 4));
        listsOfHost.push(load(url + LIST, 2));
        listsOfApi.push(load(api.url + LIST, 2));
      }
    } finally {
      await server.stop();
    }
  });
  return [
    { what: 'size of the page, gzip', value: bytes / 1024, unit: 'KB' },
    { what: 'nginx, gzip_static', value: median(nginx), unit: 'pages/s' },
    { what: 'host, from its cache', value: median(cached), unit: 'pages/s' },
    {
      what: 'host ÷ nginx',
      value: median(cached) / median(nginx),
      unit: '×',
      bar: { atLeast: 0.2 },
    },
    { what: 'API list of 12, from the host', value: median(listsOfHost), unit: 'requests/s' },
    {
      what: 'API list of 12, from the host ÷ from the API, which is faster than plain Strapi',
      value: median(listsOfHost) / median(listsOfApi),
      unit: '×',
      bar: { atLeast: 20 },
    },
  ];
}

async function renderedPages(directory: string): Promise<Figure> {
  const rendered: number[] = [];
  await withProduct(
    async ({ url }) => {
      const searches = () => searchesWithout({ signs: BLANKS, path: PAGE }, directory);
      load(`${url}${PAGE}`, 3, { script: searches() });
      for (let round = 0; round < 3; round += 1) {
        rendered.push(load(`${url}${PAGE}`, 5, { script: searches() }));
      }
    },
    { hostEnv: { CACHE_FRESH_SECONDS: '0', LOG_LEVEL: 'error' } },
  );
  return {
    what: 'rendered, API included',
    value: median(rendered),
    unit: 'pages/s',
    bar: { atLeast: 60 },
  };
}

async function compressedPage(url: string): Promise<Buffer> {
  const args = ['-sf', '-H', 'Accept-Encoding: gzip', url];
  spawnSync('curl', args);
  const { stdout, status } = spawnSync('curl', args, { maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${url} gave no page.`);
  gunzipSync(stdout);
  return stdout;
}

async function startNginx(body: Buffer, directory: string) {
  const port = await freePort();
  const files = join(directory, 'files');
  mkdirSync(files);
  writeFileSync(join(files, 'page.html.gz'), body);
  writeFileSync(join(files, 'page.html'), gunzipSync(body));
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(
    configuration,
    `worker_processes 1;
daemon off;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    gzip_static on;
    location = ${PAGE} { try_files /page.html =404; }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', configuration, '-e', `${directory}/error.log`], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ok = await fetch(url + PAGE).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
