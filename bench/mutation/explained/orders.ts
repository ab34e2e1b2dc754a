import type { Explanation } from './Explanation';

/** Of `cms/src/orders`. */
export const orders: readonly Explanation[] = [];
