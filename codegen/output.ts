import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Made } from './make';

/** Folders that hold nothing but output. */
const FOLDERS = ['src/data/generated/operations', 'src/data/generated/fragments'];

export interface Differences {
  write: Made['files'];
  /** Files that nothing makes any more. */
  remove: string[];
}

const current = (filename: string): Promise<string | null> =>
  readFile(filename, 'utf8').catch(() => null);

/** How the output on the disk, below `root`, differs from what was made. */
export async function differences({ files }: Made, root = '.'): Promise<Differences> {
  const compared = await Promise.all(
    files.map(async (file) =>
      (await current(join(root, file.filename))) === file.content ? [] : [file],
    ),
  );
  const wanted = new Set(files.map(({ filename }) => filename));
  const present = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder)).catch(() => [])).map((name) => join(folder, name)),
    ),
  );
  return { write: compared.flat(), remove: present.flat().filter((name) => !wanted.has(name)) };
}

/** Brings the output on the disk to what was made; answers the files that changed. */
export async function save(made: Made, root = '.'): Promise<string[]> {
  const { write, remove } = await differences(made, root);
  await Promise.all(
    write.map(async ({ filename, content }) => {
      await mkdir(dirname(join(root, filename)), { recursive: true });
      await writeFile(join(root, filename), content);
    }),
  );
  await Promise.all(remove.map((name) => rm(join(root, name))));
  return [...write.map(({ filename }) => filename), ...remove];
}
