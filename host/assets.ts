import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { createResponse, type HostResponse } from './responses/HostResponse';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const HASHED = /^\/assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

const WORKER = '/sw.js';
const UNREGISTERING_WORKER = '/sw-off.js';

interface OfflineFile {
  contentType: string;
  headers: readonly string[];
}

/** What browsers use offline. They check it each time, so that a mistake in it does not last. */
const offlineFiles: Record<string, OfflineFile> = {
  [WORKER]: {
    contentType: 'text/javascript; charset=utf-8',
    headers: ['Content-Security-Policy', "default-src 'none'; connect-src 'self'"],
  },
  // Its policy for scripts and styles is in the file.
  '/offline.html': {
    contentType: 'text/html; charset=utf-8',
    headers: ['X-Frame-Options', 'DENY', 'Referrer-Policy', 'strict-origin'],
  },
};

interface AssetOptions {
  /** False removes the service worker from the browsers that have one. */
  serviceWorker?: boolean;
}

/** Loads the browser build into memory. Only files in this map are served, which rules out path traversal. */
export async function loadAssets(
  directory: string,
  { serviceWorker = true }: AssetOptions = {},
): Promise<ReadonlyMap<string, HostResponse>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const unused = ['/manifest.json', serviceWorker ? UNREGISTERING_WORKER : WORKER];
  const assets = new Map<string, HostResponse>();
  for (const file of files) {
    const name = `/${relative(directory, file).split(sep).join('/')}`;
    if (unused.includes(name)) continue;
    const path = name === UNREGISTERING_WORKER ? WORKER : name;
    const offlineFile = offlineFiles[path];
    const contentType = offlineFile?.contentType ?? types[extname(file)];
    if (contentType === undefined) continue;
    const [body, gzip, br] = await Promise.all([
      readFile(file),
      files.has(`${file}.gz`) ? readFile(`${file}.gz`) : undefined,
      files.has(`${file}.br`) ? readFile(`${file}.br`) : undefined,
    ]);
    const cacheControl = HASHED.test(path) ? IMMUTABLE : ONE_HOUR;
    assets.set(
      path,
      createResponse({
        status: 200,
        body,
        compressed: { ...(gzip && { gzip }), ...(br && { br }) },
        contentType,
        cacheControl: offlineFile ? 'no-cache' : cacheControl,
        headers: ['Cross-Origin-Resource-Policy', 'same-origin', ...(offlineFile?.headers ?? [])],
      }),
    );
  }
  return assets;
}
