import type { Core } from '@strapi/strapi';
import { discounts, renewPrices } from './content/offers';
import { loadItem } from './loadItem';
import { momentOf } from './moments';

/** Creates the sample discount codes and the prices of memberships, through all rules of the panel. */
export async function loadOffers(strapi: Core.Strapi, day: Date): Promise<void> {
  for (const { window = [], without = [], ...discount } of discounts) {
    const [startsAt, endsAt] = window.map((moment) => momentOf(moment, day).toISOString());
    const closed = Object.fromEntries(without.map((kind) => [kind, false]));
    const data = { ...discount, ...closed, startsAt, endsAt };
    await loadItem(strapi, 'api::discount.discount', data, 'code');
  }
  const prices = strapi.documents('api::user-renew-price.user-renew-price');
  for (const { memberType, years, price } of renewPrices) {
    const filters = { memberType, years };
    if (!(await prices.findFirst({ filters })))
      await prices.create({ data: { ...filters, price } });
  }
}
