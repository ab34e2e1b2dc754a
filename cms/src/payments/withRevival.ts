import type { Core } from '@strapi/strapi';
import { priceRevival, type Revival } from '../orders/reviveOrder';

/** A cancelled order's prices, read outside a transaction; null if it cannot be revived. */
export interface PricedRevival {
  order: string;
  priced: Revival | null;
}

/** Rolls a transaction back because it met a cancelled order that has not been priced. */
export class RevivalNeeded extends Error {
  constructor(readonly order: string) {
    super('The order must be priced first.');
  }
}

/** Runs `work`, a transaction, again once it knows the prices of the cancelled order that it met. */
export async function withRevival<Result>(
  strapi: Core.Strapi,
  work: (revival: PricedRevival | null) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(null);
  } catch (error) {
    if (!(error instanceof RevivalNeeded)) throw error;
    const { order } = error;
    return work({ order, priced: await priceRevival(strapi, order) });
  }
}
