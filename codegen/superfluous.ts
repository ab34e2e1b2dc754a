import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { problemAt, type Problem } from './contract/problem';
import { isGenerated } from './header';

/** What a file that is no longer generated is replaced by, until `removeSuperfluous` deletes it. */
export const SUPERFLUOUS = 'No longer generated.';

async function filesBelow(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries.filter((one) => !one.isDirectory()).map((one) => join(one.parentPath, one.name));
}

/** The files in the output folders that this run does not generate: those of earlier runs, and those of others. */
export async function leftOvers(
  folders: readonly string[],
  generated: ReadonlySet<string>,
): Promise<{ superfluous: string[]; foreign: string[] }> {
  const present = await Promise.all(folders.map(filesBelow));
  const others = present.flat().filter((path) => !generated.has(path));
  const isOurs = (path: string): boolean => isGenerated(readFileSync(path, 'utf8'));
  return {
    superfluous: others.filter(isOurs),
    foreign: others.filter((path) => !isOurs(path)),
  };
}

export const foreignProblem = (file: string, level: Problem['level']): Problem =>
  problemAt(null, `${file} is not made by the codegen, whose folder it lies in; put it elsewhere`, {
    file,
    level,
  });

/**
 * The hook `afterOneFileWrite`. The CLI deletes files that a later run of the same watch no longer generates, but none
 * of an earlier process, and has no extension point for it. As an output such a file is stale to `--check`, and
 * is deleted only where the CLI writes.
 */
export async function removeSuperfluous(path: string): Promise<void> {
  if ((await readFile(path, 'utf8')) === SUPERFLUOUS) await rm(path);
}
