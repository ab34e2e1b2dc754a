import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { aliases, dedupe } from '../../host/build/aliases.ts';

export interface Group {
  name: string;
  test: RegExp;
  tags?: '$initial'[];
  priority: number;
}

export const gzip = (code: string): number => gzipSync(code, { level: 9 }).byteLength;

/** Bundles a module as for the browser, with production builds of every package, and imports it. */
export async function importBuilt<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    await build({
      logLevel: 'error',
      mode: 'production',
      build: {
        ssr: entry,
        outDir: folder,
        rolldownOptions: { input: entry, output: { entryFileNames: 'entry.mjs' } },
      },
    });
    return (await import(pathToFileURL(join(folder, 'entry.mjs')).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The code of each chunk reachable from an entry, by chunk name. */
export async function chunksOf(text: string, groups: Group[] = []): Promise<Map<string, string>> {
  const entry = resolve('entry-of-the-bench.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: aliases, dedupe, conditions: ['es2015', ...defaultClientConditions] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { entry },
        external: /^react(?:$|\/)/,
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: { includeDependenciesRecursively: false, groups },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no output.');
  return new Map(
    built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.name, chunk.code]] : [])),
  );
}
