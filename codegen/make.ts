import { generate } from '@graphql-codegen/cli';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { config } from '../codegen';
import { ContractError, type Problem } from './contract/problem';

export interface Made {
  /** Every file that belongs to the output. */
  files: { filename: string; content: string }[];
  warnings: Problem[];
}

const FOLDERS = ['src/data/generated/operations', 'src/data/generated/fragments'];

const formatted = new Map<string, string>();

/** The operations plugin imports the schema's types and scalars whether it names them or not. */
const withoutUnusedTypes = (content: string): string =>
  content.replace(
    /^import type (?:\* as (\w+)|\{ (\w+) \}) from .*\n/gm,
    (line: string, whole?: string, named?: string) =>
      new RegExp(`\\b${whole ?? named}\\b`).test(content.replace(line, '')) ? line : '',
  );

async function pretty(filename: string, content: string): Promise<string> {
  const key = createHash('sha1').update(content).digest('hex');
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const text = await format(withoutUnusedTypes(content), {
    ...(await resolveConfig('codegen.ts')),
    filepath: filename,
  });
  formatted.set(key, text);
  return text;
}

/** What stopped a run, without the generator's wrapping. */
function causeOf(error: unknown): unknown {
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  if (inner instanceof Error && inner.cause instanceof ContractError) return inner.cause;
  return inner;
}

/** Makes the whole output in memory. Throws a ContractError where the contract is refused. */
export async function make({ strict }: { strict: boolean }): Promise<Made> {
  const warnings: Problem[] = [];
  const section = config.generates['src/data/generated/'];
  const presetConfig = {
    ...section.presetConfig,
    strict,
    onWarning: (problem: Problem) => warnings.push(problem),
  };
  try {
    const results = (await generate(
      {
        ...config,
        silent: true,
        errorsOnly: true,
        generates: { 'src/data/generated/': { ...section, presetConfig } },
      },
      false,
    )) as { filename: string; content: string }[];
    const files = await Promise.all(
      results.map(async ({ filename, content }) => ({
        filename,
        content: await pretty(filename, content),
      })),
    );
    return { files: files.sort((a, b) => a.filename.localeCompare(b.filename)), warnings };
  } catch (error) {
    throw causeOf(error);
  }
}

const current = (filename: string): Promise<string | null> =>
  readFile(filename, 'utf8').catch(() => null);

/** How the folder differs from what would be made. */
export async function differences({
  files,
}: Made): Promise<{ write: Made['files']; remove: string[] }> {
  const compared = await Promise.all(
    files.map(async (file) => ((await current(file.filename)) === file.content ? [] : [file])),
  );
  const wanted = new Set(files.map(({ filename }) => filename));
  const present = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
    ),
  );
  return { write: compared.flat(), remove: present.flat().filter((name) => !wanted.has(name)) };
}

/** Brings the folder to what was made; answers how many files changed. */
export async function save(made: Made): Promise<number> {
  const { write, remove } = await differences(made);
  await Promise.all(
    write.map(async ({ filename, content }) => {
      await mkdir(dirname(filename), { recursive: true });
      await writeFile(filename, content);
    }),
  );
  await Promise.all(remove.map((name) => rm(name)));
  return write.length + remove.length;
}
