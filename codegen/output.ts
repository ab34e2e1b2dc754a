import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isGenerated } from './header';
import type { Made } from './make';

export interface Differences {
  write: Made['files'];
  remove: string[];
  /** Files in the output folder that the codegen did not write: reported and left alone. */
  foreign: string[];
}

/** As `readContract` reads. */
function current(filename: string): string | null {
  try {
    return readFileSync(filename, 'utf8');
  } catch {
    return null;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries.filter((one) => !one.isDirectory()).map((one) => join(one.parentPath, one.name));
}

/** How the output on disk, below `root`, differs from what was generated. */
export async function differences(
  { files }: Made,
  folders: readonly string[],
  root = '.',
): Promise<Differences> {
  const changed = files.filter(
    ({ filename, content }) => current(join(root, filename)) !== content,
  );
  const wanted = new Set(files.map(({ filename }) => filename));
  const present = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))));
  const leftOver = present
    .flat()
    .map((path) => relative(root, path))
    .filter((path) => !wanted.has(path));
  const isOurs = (path: string): boolean => isGenerated(current(join(root, path)) ?? '');
  return {
    write: changed,
    remove: leftOver.filter(isOurs),
    foreign: leftOver.filter((path) => !isOurs(path)),
  };
}

export async function save(
  made: Made,
  folders: readonly string[],
  root = '.',
): Promise<Differences> {
  const found = await differences(made, folders, root);
  await Promise.all(found.remove.map((name) => rm(join(root, name))));
  await Promise.all(
    found.write.map(async ({ filename, content }) => {
      await mkdir(dirname(join(root, filename)), { recursive: true });
      await writeFile(join(root, filename), content);
    }),
  );
  return found;
}
