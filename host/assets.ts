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

/** Loads the browser build into memory. Only files in this map are served, which rules out path traversal. */
export async function loadAssets(directory: string): Promise<ReadonlyMap<string, HostResponse>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const assets = new Map<string, HostResponse>();
  for (const file of files) {
    const contentType = types[extname(file)];
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    if (contentType === undefined || path === '/manifest.json') continue;
    const [body, gzip, br] = await Promise.all([
      readFile(file),
      files.has(`${file}.gz`) ? readFile(`${file}.gz`) : undefined,
      files.has(`${file}.br`) ? readFile(`${file}.br`) : undefined,
    ]);
    assets.set(
      path,
      createResponse({
        status: 200,
        body,
        compressed: { ...(gzip && { gzip }), ...(br && { br }) },
        contentType,
        cacheControl: HASHED.test(path) ? IMMUTABLE : ONE_HOUR,
        headers: ['Cross-Origin-Resource-Policy', 'same-origin'],
      }),
    );
  }
  return assets;
}
