import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HostResponse } from './responses/HostResponse';
import { loadAssets } from './assets';

const files = [
  'assets/app-1.js',
  'assets/app-1.js.gz',
  'assets/app-1.js.br',
  'assets/page-1.css',
  'assets/page-1.css.gz',
  'assets/parts.js/serif-1.woff2',
  'manifest.json',
  'about.json',
  'site.webmanifest',
  'favicon.svg',
  'favicon.ico',
  'icons/assets/touch.png',
  'humans.txt',
  'index.html',
  'offline.html',
  'sw.js',
  'sw-off.js',
  'app.js.map',
  'secret.env',
  'LICENSE',
];

let folder: string;
let assets: ReadonlyMap<string, HostResponse>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `This is ${file}.`);
  }
  assets = await loadAssets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const headerOf = (path: string, name: string) => {
  const headers = assets.get(path)?.variants.identity.headers ?? [];
  return headers[headers.indexOf(name) + 1];
};

it('serves files of known types by their URLs, and no others', () => {
  expect(
    Object.fromEntries([...assets.keys()].map((path) => [path, headerOf(path, 'Content-Type')])),
  ).toStrictEqual({
    '/assets/app-1.js': 'text/javascript; charset=utf-8',
    '/assets/page-1.css': 'text/css; charset=utf-8',
    '/assets/parts.js/serif-1.woff2': 'font/woff2',
    '/about.json': 'application/json; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json',
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
    '/icons/assets/touch.png': 'image/png',
    '/humans.txt': 'text/plain; charset=utf-8',
    '/offline.html': 'text/html; charset=utf-8',
    '/sw.js': 'text/javascript; charset=utf-8',
  });
  for (const [path, { status }] of assets) {
    expect(status).toBe(200);
    expect(headerOf(path, 'Cross-Origin-Resource-Policy')).toBe('same-origin');
  }
});

it('lets browsers cache hashed files forever, others for an hour, and nothing for use offline', () => {
  const unhashed = (path: string) =>
    /sw|offline/.test(path) ? 'no-cache' : 'public, max-age=3600';
  for (const path of assets.keys()) {
    expect(headerOf(path, 'Cache-Control'), path).toBe(
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : unhashed(path),
    );
  }
});

it('serves the service worker, or the one that removes it', async () => {
  const bodyOf = (files: typeof assets) => files.get('/sw.js')?.variants.identity.body.toString();
  expect(bodyOf(assets)).toBe('This is sw.js.');
  expect(headerOf('/sw.js', 'Content-Security-Policy')).toContain("connect-src 'self'");
  expect(bodyOf(await loadAssets(folder, { serviceWorker: false }))).toBe('This is sw-off.js.');
});

it('serves the precompressed files of the build, and compresses nothing itself', () => {
  const variantsOf = (path: string) =>
    Object.entries(assets.get(path)?.variants ?? {}).map(([encoding, { body }]) => [
      encoding,
      body.toString(),
    ]);
  expect(variantsOf('/assets/app-1.js')).toEqual([
    ['identity', 'This is assets/app-1.js.'],
    ['gzip', 'This is assets/app-1.js.gz.'],
    ['br', 'This is assets/app-1.js.br.'],
  ]);
  expect(variantsOf('/assets/page-1.css').map(([encoding]) => encoding)).toEqual([
    'identity',
    'gzip',
  ]);
  for (const { compress } of assets.values()) expect(compress).toBeNull();
});
