import type { Entry, Outcome } from './log';
import type { Mutant } from './Mutant';

export type FinalOutcome = Outcome | 'no coverage';

/** What came of each mutant in all test files together: one that fails is enough. */
export function outcomesOf(
  mutants: readonly Mutant[],
  entries: readonly Entry[],
): Map<Mutant, FinalOutcome> {
  const covered = new Set(entries.flatMap((entry) => ('covers' in entry ? entry.covers : [])));
  const found = new Map<string, Outcome>();
  for (const entry of entries) {
    if ('outcome' in entry && entry.outcome !== 'survived') found.set(entry.mutant, entry.outcome);
  }
  return new Map(
    mutants.map((mutant) => [
      mutant,
      found.get(mutant.id) ?? (covered.has(mutant.id) ? 'survived' : 'no coverage'),
    ]),
  );
}
