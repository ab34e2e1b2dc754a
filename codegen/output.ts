import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Made } from './make';

/** Parts of the output's folder that hold a file for each operation or fragment, and nothing else. */
const PARTS = ['operations', 'fragments'];

export interface Differences {
  write: Made['files'];
  /** Files that nothing makes any more. */
  remove: string[];
}

const current = (filename: string): Promise<string | null> =>
  readFile(filename, 'utf8').catch(() => null);

/** How the output on the disk, below `root`, differs from what was made for `folder`. */
export async function differences(
  { files }: Made,
  folder: string,
  root = '.',
): Promise<Differences> {
  const compared = await Promise.all(
    files.map(async (file) =>
      (await current(join(root, file.filename))) === file.content ? [] : [file],
    ),
  );
  const wanted = new Set(files.map(({ filename }) => filename));
  const present = await Promise.all(
    PARTS.map(async (part) =>
      (await readdir(join(root, folder, part)).catch(() => [])).map((name) =>
        join(folder, part, name),
      ),
    ),
  );
  return { write: compared.flat(), remove: present.flat().filter((name) => !wanted.has(name)) };
}

/** Brings the output on the disk to what was made; answers the files that changed. */
export async function save(made: Made, folder: string, root = '.'): Promise<string[]> {
  const { write, remove } = await differences(made, folder, root);
  await Promise.all(
    write.map(async ({ filename, content }) => {
      await mkdir(dirname(join(root, filename)), { recursive: true });
      await writeFile(join(root, filename), content);
    }),
  );
  await Promise.all(remove.map((name) => rm(join(root, name))));
  return [...write.map(({ filename }) => filename), ...remove];
}
