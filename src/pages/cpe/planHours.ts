import type { CpeRecordQuery } from '@/data/generated/operations/pages/cpe';

type Record = CpeRecordQuery['cpeRecord'];
export type Offer = Record['offers'][number];

interface Hours {
  hours: number;
  ethics: number;
}

export interface HoursPlan {
  /** In the order of the offers. */
  chosen: readonly Offer[];
  others: readonly Offer[];
  /** What the chosen offers leave missing. */
  left: Hours;
}

/** The hours that fulfil every certificate: one hour counts for all of them. */
export function missingOf({ duties }: Pick<Record, 'duties'>): Hours {
  const ethics = duties.flatMap(({ parts }) =>
    parts.filter(({ part }) => part === 'ethics').map(({ missing }) => missing),
  );
  return {
    hours: Math.max(0, ...duties.map(({ missing }) => missing)),
    ethics: Math.max(0, ...ethics),
  };
}

const tenths = (hours: number): number => Math.round(hours * 10) / 10;

/**
 * Chooses offers until the missing hours are covered: those already bought, then ethics while ethics hours are
 * missing, then the rest in their order.
 */
export function planHours(offers: readonly Offer[], missing: Hours): HoursPlan {
  let left = missing;
  const chosen = new Set<Offer>();
  const choose = (helps: (offer: Offer) => boolean) => {
    for (const offer of offers) {
      if (chosen.has(offer) || !helps(offer)) continue;
      chosen.add(offer);
      left = {
        hours: tenths(Math.max(0, left.hours - offer.hours)),
        ethics: tenths(Math.max(0, left.ethics - offer.ethicsHours)),
      };
    }
  };
  const givesEthics = ({ ethicsHours }: Offer) => left.ethics > 0 && ethicsHours > 0;
  choose((offer) => offer.owned && (left.hours > 0 || givesEthics(offer)));
  choose(givesEthics);
  choose(() => left.hours > 0);
  return {
    chosen: offers.filter((offer) => chosen.has(offer)),
    others: offers.filter((offer) => !chosen.has(offer)),
    left,
  };
}
