import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|map|txt|xml|webmanifest)$/;
const MIN_BYTES = 512;

export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.byteLength < MIN_BYTES) return;
  const [small, smaller] = await Promise.all([
    zip(body, { level: 9 }),
    brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } }),
  ]);
  await Promise.all([
    small.byteLength < body.byteLength ? writeFile(`${file}.gz`, small) : undefined,
    smaller.byteLength < body.byteLength ? writeFile(`${file}.br`, smaller) : undefined,
  ]);
}
