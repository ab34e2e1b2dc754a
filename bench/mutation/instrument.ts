import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownPackages } from '../ownPackages';
import type { Mutant } from './Mutant';

/** What is used here of Stryker's instrumenter. */
interface Instrumenter {
  instrument(
    files: { name: string; mutate: true; content: string }[],
    options: { plugins: null; ignorers: []; excludedMutations: string[] },
  ): Promise<{ files: { name: string; content: string }[]; mutants: Mutant[] }>;
}

interface Logger {
  isDebugEnabled(): boolean;
  debug(): void;
  info(): void;
  warn(message: string): void;
}

const quiet: Logger = {
  isDebugEnabled: () => false,
  debug: () => undefined,
  info: () => undefined,
  warn: (message) => console.warn(message),
};

/** Writes all mutants of these files into them, each behind a switch. */
export async function instrument(root: string, names: readonly string[]): Promise<Mutant[]> {
  const path = createRequire(`${ownPackages('mutation')}/`).resolve(
    '@stryker-mutator/instrumenter',
  );
  const { Instrumenter } = (await import(pathToFileURL(path).href)) as {
    Instrumenter: new (logger: Logger) => Instrumenter;
  };
  const files = names.map((name) => ({
    name,
    mutate: true as const,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const instrumented = await new Instrumenter(quiet).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  for (const { name, content } of instrumented.files) writeFileSync(join(root, name), content);
  return instrumented.mutants;
}
