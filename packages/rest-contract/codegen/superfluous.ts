import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { problemAt, type Problem } from './contract/problem';
import { isGenerated } from './header';

/** The text of an output that marks its file as no longer generated. */
export const SUPERFLUOUS = 'No longer generated.';

async function filesBelow(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries.filter((one) => !one.isDirectory()).map((one) => join(one.parentPath, one.name));
}

/** Finds the files in the output folders that this run does not generate: those of earlier runs, and foreign ones. */
export async function findLeftovers(
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
  problemAt(
    null,
    `${file} is not a generated file but is in a generated folder; move it elsewhere`,
    {
      file,
      level,
    },
  );

/**
 * The `afterOneFileWrite` hook: deletes a file that is no longer generated. The CLI itself deletes only what an earlier
 * run of the same watch generated, and has no hook that knows whether it checks or writes. So the preset returns
 * such files as outputs with the text `SUPERFLUOUS`: a check reports them as stale, a run writes the text and deletes them here.
 */
export async function removeSuperfluous(path: string): Promise<void> {
  if ((await readFile(path, 'utf8')) === SUPERFLUOUS) await rm(path);
}
