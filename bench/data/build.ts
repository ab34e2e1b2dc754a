import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Bundles a module as for the browser, with production builds of every package. */
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
