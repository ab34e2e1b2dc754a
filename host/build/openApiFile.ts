import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'openapi.json';

/** The path that the codegen writes it to. */
export const openApiSource = join(import.meta.dirname, '../generated', FILE);

/** Read as text, because the host serves it unchanged. */
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
