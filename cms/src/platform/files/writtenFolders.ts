import { dirname, resolve } from 'node:path';
import { environment } from '../environment';

/** The folders that this server writes to, by what they contain: `database` if it is a file, `files` if they are in no bucket. */
export function writtenFolders(): Readonly<Record<string, string>> {
  const { database, files } = environment();
  return {
    ...(database.client === 'sqlite' && { database: dirname(resolve(database.filename)) }),
    ...(!files.bucket && { files: resolve(files.folder) }),
  };
}
