import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './Mutant';

/** A digest of all TypeScript of a copy and the mutants to try: with another, what was found before says nothing. */
export function stateOf(
  copy: string,
  files: readonly string[],
  mutants: readonly Mutant[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(mutants));
  for (const file of files.filter((name) => /\.(?:tsx?|graphql)$/.test(name))) {
    hash.update(readFileSync(join(copy, file)));
  }
  return hash.digest('hex');
}
