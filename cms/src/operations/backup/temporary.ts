import { rmSync } from 'node:fs';

/** Deletes a file or folder after `run`, and if the process exits during it: it may contain unencrypted data. */
export async function withTemporary<Result>(
  path: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await run();
  } finally {
    process.off('exit', remove);
    remove();
  }
}
