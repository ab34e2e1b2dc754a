import type { Explanation } from './explained/Explanation';
import type { Mutant } from './Mutant';

/** The first explanation that fits a mutant of this source, if any. */
export function explain(
  mutant: Mutant,
  source: string,
  explanations: readonly Explanation[],
): Explanation | undefined {
  const line = source.split('\n')[mutant.location.start.line] ?? '';
  return explanations.find(
    (one) =>
      (mutant.fileName === one.in || mutant.fileName.startsWith(`${one.in}/`)) &&
      (one.mutators === undefined || one.mutators.includes(mutant.mutatorName)) &&
      (one.line === undefined || line.includes(one.line)) &&
      (one.to === undefined || mutant.replacement === one.to),
  );
}
