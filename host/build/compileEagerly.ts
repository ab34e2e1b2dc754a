import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** V8 compiles the entry off the main thread: https://v8.dev/blog/explicit-compile-hints */
export const compileEagerly = (): Plugin => ({
  name: 'compile-eagerly',
  apply: 'build',
  writeBundle: {
    // The hint must be the first line, before Vite's own, and be written before compression.
    order: 'pre',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const file = join(dir, chunk.fileName);
        await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
      }
    },
  },
});
