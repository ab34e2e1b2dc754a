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
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      for (const name of entries.flatMap(({ fileName, imports }) => [fileName, ...imports])) {
        const file = join(dir, name);
        await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
      }
    },
  },
});
