import type { Core } from '@strapi/strapi';
import { priceReactivation, type Reactivation } from '../orders/reactivateOrder';

/**
 * Prices of cancelled orders, by order, read outside a transaction; null for one that cannot be
 * reactivated.
 */
export type PricedReactivations = ReadonlyMap<string, Reactivation | null>;

/** Rolls a transaction back because a cancelled order has to be priced first. */
export class ReactivationNeeded extends Error {
  constructor(readonly order: string) {
    super('The order must be priced first.');
  }
}

/** Runs a transaction, and repeats it whenever it needs the price of another cancelled order. */
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
