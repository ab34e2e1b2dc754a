import type { Explanation } from './Explanation';

/** Of `host`. */
export const host: readonly Explanation[] = [];
