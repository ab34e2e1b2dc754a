import type { Explanation } from './Explanation';

/** Of `codegen`. */
export const codegen: readonly Explanation[] = [];
