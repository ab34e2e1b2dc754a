import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'openapi.json';

/** Where the codegen writes it. */
export const openApiSource = join(import.meta.dirname, '../generated', FILE);

/** Read as text: the host only hands it on. */
export const readOpenApi = (folder: string): Promise<string> =>
  readFile(join(folder, FILE), 'utf8');

export function openApiFile(): Plugin {
  return {
    name: 'openapi-file',
    async writeBundle({ dir = '' }) {
      await cp(openApiSource, join(dir, FILE));
    },
  };
}
