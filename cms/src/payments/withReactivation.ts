import type { Core } from '@strapi/strapi';
import { priceReactivation, type Reactivation } from '../orders/reactivateOrder';

/** Prices of cancelled orders, by order, read outside a transaction; null for one that cannot be revived. */
export type PricedReactivations = ReadonlyMap<string, Reactivation | null>;

/** Rolls a transaction back because it met a cancelled order that has not been priced. */
export class ReactivationNeeded extends Error {
  constructor(readonly order: string) {
    super('The order must be priced first.');
  }
}

/** Runs `work`, a transaction, again whenever it meets a cancelled order whose prices it does not know. */
export async function withReactivation<Result>(
  strapi: Core.Strapi,
  work: (reactivations: PricedReactivations) => Promise<Result>,
  reactivations: PricedReactivations = new Map(),
): Promise<Result> {
  try {
    return await work(reactivations);
  } catch (error) {
    if (!(error instanceof ReactivationNeeded) || reactivations.has(error.order)) throw error;
    const { order } = error;
    const priced = new Map([
      ...reactivations,
      [order, await priceReactivation(strapi, order)] as const,
    ]);
    return withReactivation(strapi, work, priced);
  }
}
