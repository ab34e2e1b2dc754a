import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that the host reads when they are first needed. The build copies them beside its bundle. */
export type HostFile =
  | 'openapi.json'
  | 'swagger-ui.css'
  | 'swagger-ui-bundle.js'
  | 'serif.ttf'
  | 'sans.ttf';

export type ReadHostFile = (name: HostFile) => Promise<Buffer>;

export const readBuiltFile: ReadHostFile = (name) => readFile(join(import.meta.dirname, name));
