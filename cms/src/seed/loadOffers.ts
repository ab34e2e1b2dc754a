import { loadItem, loadRecord, loadSingle } from './loadItem';
import type { Loader } from './Loader';
import { momentOf } from './moments';

const membershipSetting = { graceDays: 30 };

/** Applies all rules of the panel. */
export async function loadOffers(loader: Loader, day: Date): Promise<void> {
  const { discounts, renewPrices } = loader.samples;
  for (const { window = [], without = [], ...discount } of discounts) {
    const [startsAt, endsAt] = window.map((moment) => momentOf(moment, day).toISOString());
    const closed = Object.fromEntries(without.map((kind) => [kind, false]));
    const data = { ...discount, ...closed, startsAt, endsAt };
    await loadItem(loader, 'api::discount.discount', data, 'code');
  }
  await loadSingle(loader, 'api::membership.membership-setting', membershipSetting);
  for (const { memberType, years, price, seats } of renewPrices) {
    const [filters, uid] = [
      { memberType, years },
      'api::user-renew-price.user-renew-price',
    ] as const;
    await loadRecord(loader, uid, `${memberType} ${years}`, { ...filters, price, seats }, filters);
  }
}
