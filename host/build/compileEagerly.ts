import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Has browsers compile the whole of the entry, which every page runs, while they fetch it, off the main thread: V8
 * would compile each function there when it is first called. Other engines read a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export const compileEagerly = (): Plugin => ({
  name: 'compile-eagerly',
  apply: 'build',
  writeBundle: {
    // The hint must be the first line, before the one that Vite puts first, and is compressed with the rest.
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
