import type { Explanation } from './Explanation';

/** Of `src/data`. */
export const data: readonly Explanation[] = [];
