import type { CatalogueItem, OrderOptionGroup, SelectedItem } from '../../commerce/seats/items';
import { momentOf } from '../moments';
import type { Random } from '../random';
import type { Samples } from '../samples/Samples';
import type { Demand, Schedule, SeminarSource } from '../samples/sources';

const DAY = 86_400_000;

export interface SaleItem {
  /** With quantity 1. */
  selected: SelectedItem;
  /** Sales period; null for items always on sale. */
  opensAt: Date | null;
  closesAt: Date | null;
  endsAt: Date | null;
  requestedSeats: number;
}

/** Keyed by kind and slug, e.g. `course kiem-toan-noi-bo-can-ban`. */
export type DocumentIds = ReadonlyMap<string, string>;

function requestedSeats(
  capacity: number | undefined,
  demand: Demand | undefined,
  past: boolean,
  random: Random,
): number {
  if (capacity === undefined) return past ? random.whole(60, 90) : random.whole(10, 30);
  if (demand === 'full') return capacity;
  if (demand === 'nearly-full') return capacity - Math.max(2, Math.round(capacity / 20));
  const share = past ? 0.5 + random.next() * 0.3 : 0.12 + random.next() * 0.38;
  // The audience is three hundred members, however large the hall.
  return Math.min(past ? 90 : 28, Math.round(capacity * share));
}

interface Catalogue {
  samples: Pick<Samples, 'courses' | 'documents' | 'seminars'>;
  ids: DocumentIds;
  random: Random;
  now: Date;
}

/** The seeded catalogue in the types of the order rules. */
export function saleItems({ samples, ids, random, now }: Catalogue): SaleItem[] {
  const base = (
    kind: CatalogueItem['kind'],
    source: {
      slug: string;
      title: string;
      price: number;
      memberPrice?: number | null;
      capacity?: number | null;
    },
  ): CatalogueItem => {
    const documentId = ids.get(`${kind} ${source.slug}`);
    if (!documentId) throw new Error(`${kind} "${source.slug}" has not been seeded.`);
    return {
      kind,
      documentId,
      slug: source.slug,
      title: source.title,
      price: source.price,
      memberPrice: source.memberPrice ?? null,
      capacity: source.capacity ?? null,
      single: false,
      closesAt: null,
      orderByOption: false,
      optionGroups: [],
    };
  };
  const timeless = (item: CatalogueItem): SaleItem => ({
    selected: { item: { ...item, single: true }, quantity: 1, group: null, option: null },
    opensAt: null,
    closesAt: null,
    endsAt: null,
    requestedSeats: 0,
  });
  const dated = (
    selected: Omit<SelectedItem, 'quantity'>,
    [start, end]: Schedule,
    demand: Demand | undefined,
  ): SaleItem => {
    const startsAt = momentOf(start, now);
    const endsAt = momentOf(end, now);
    // Sold-out items must stay so: none of their orders may still lapse unpaid.
    const closesAt = demand
      ? new Date(Math.min(startsAt.getTime(), now.getTime() - 4 * DAY))
      : startsAt;
    const capacity = (selected.option ?? selected.item).capacity ?? undefined;
    return {
      selected: { ...selected, quantity: 1 },
      // On sale for at least two weeks by now.
      opensAt: new Date(Math.min(closesAt.getTime() - 90 * DAY, now.getTime() - 14 * DAY)),
      closesAt,
      endsAt,
      requestedSeats: requestedSeats(capacity, demand, endsAt < now, random),
    };
  };
  const seminarItems = (seminar: SeminarSource): SaleItem[] => {
    const item = base('seminar', seminar);
    if (!seminar.optionGroups) {
      return [dated({ item, group: null, option: null }, seminar.schedule, seminar.demand)];
    }
    return seminar.optionGroups.flatMap(({ key, name, options }) => {
      const group: OrderOptionGroup = { id: key, name, options: [] };
      return options.map((option) => {
        const { price = null, capacity = null } = option;
        const chosen = { id: option.key, name: option.name, price, capacity };
        return dated({ item, group, option: chosen }, seminar.schedule, option.demand);
      });
    });
  };
  return [
    ...Object.values(samples.courses)
      .flat()
      .map((course) => {
        const item = base('course', course);
        if (!course.schedule) return timeless(item);
        return dated({ item, group: null, option: null }, course.schedule, course.demand);
      }),
    ...Object.values(samples.documents)
      .flat()
      .map((document) => timeless(base('document', document))),
    ...samples.seminars.flatMap(seminarItems),
  ];
}
