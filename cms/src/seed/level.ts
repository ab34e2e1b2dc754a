/** Nothing, only the catalogue, or also members, orders and sample accounts. */
export type SeedLevel = 'off' | 'content' | 'full';

const LEVELS: readonly SeedLevel[] = ['off', 'content', 'full'];

/**
 * Reads `SEED` (`1` means `full`). Defaults to `full` in development and `off` in production, where
 * accounts with printed passwords must never exist.
 * @throws Error for any other value
 */
export function seedLevel(variables: Record<string, string | undefined>): SeedLevel {
  if (!variables.SEED) return variables.NODE_ENV === 'production' ? 'off' : 'full';
  if (variables.SEED === '1') return 'full';
  const level = LEVELS.find((name) => name === variables.SEED);
  if (!level) throw new Error(`SEED must be one of ${LEVELS.join(', ')}, not "${variables.SEED}".`);
  return level;
}
