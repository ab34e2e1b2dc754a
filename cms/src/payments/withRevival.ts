import type { Core } from '@strapi/strapi';
import { priceRevival, type Revival } from '../orders/reviveOrder';

/** Prices of cancelled orders, by order, read outside a transaction; null for one that cannot be revived. */
export type PricedRevivals = ReadonlyMap<string, Revival | null>;

/** Rolls a transaction back because it met a cancelled order that has not been priced. */
export class RevivalNeeded extends Error {
  constructor(readonly order: string) {
    super('The order must be priced first.');
  }
}

/** Runs `work`, a transaction, again whenever it meets a cancelled order whose prices it does not know. */
export async function withRevival<Result>(
  strapi: Core.Strapi,
  work: (revivals: PricedRevivals) => Promise<Result>,
  revivals: PricedRevivals = new Map(),
): Promise<Result> {
  try {
    return await work(revivals);
  } catch (error) {
    if (!(error instanceof RevivalNeeded) || revivals.has(error.order)) throw error;
    const { order } = error;
    const priced = new Map([...revivals, [order, await priceRevival(strapi, order)] as const]);
    return withRevival(strapi, work, priced);
  }
}
