/** How much is seeded: nothing, the catalogue only, or also members, orders and sample accounts. */
export type SeedLevel = 'off' | 'content' | 'full';

const LEVELS: readonly SeedLevel[] = ['off', 'content', 'full'];

/**
 * Reads `SEED` (`1` means `full`). Without it a development database is seeded in full, and a production one not at all:
 * accounts whose passwords were printed must never stand on it.
 *
 * @throws Error where `SEED` is another word
 */
export function seedLevel(variables: Record<string, string | undefined>): SeedLevel {
  if (!variables.SEED) return variables.NODE_ENV === 'production' ? 'off' : 'full';
  if (variables.SEED === '1') return 'full';
  const level = LEVELS.find((name) => name === variables.SEED);
  if (!level) throw new Error(`SEED must be one of ${LEVELS.join(', ')}, not "${variables.SEED}".`);
  return level;
}
