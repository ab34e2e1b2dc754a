import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../src/ui/fonts', import.meta.url));

/** Emits the page fonts as assets: the host references them, but no browser script does. */
export const pageFonts = (): Plugin => ({
  name: 'page-fonts',
  apply: 'build',
  async buildStart() {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.woff2')) continue;
      this.emitFile({ type: 'asset', name, source: await readFile(join(folder, name)) });
    }
  },
});
