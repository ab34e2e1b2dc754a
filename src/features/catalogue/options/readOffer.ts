import type { SeminarEntry_seminarFragment } from '@/data/generated/fragments/SeminarEntry_seminar';
import { readPlaces, type PlacesState } from '../places/readPlaces';
import { optionPrices } from '../price/optionPrices';

/** One way of attending, with its own price and places. */
export interface OptionOffer {
  id: string;
  name: string;
  /** Đồng. */
  price: number;
  memberPrice: number | null;
  places: PlacesState;
}

export interface SeminarOffer {
  /** Đồng; the lowest that is still available. */
  price: number;
  memberPrice: number | null;
  /** Another option costs more. */
  from: boolean;
  places: PlacesState;
  /** Empty if the seminar is ordered as a whole. */
  options: OptionOffer[];
}

type Seminar = Pick<
  SeminarEntry_seminarFragment,
  | 'price'
  | 'memberPrice'
  | 'placesLeft'
  | 'startAt'
  | 'endAt'
  | 'orderByOption'
  | 'orderOptionGroup'
>;

/** Not full, not started, not over. */
export const isOpen = ({ kind }: PlacesState): boolean => !['full', 'begun', 'over'].includes(kind);

/**
 * A seminar's offer. If it is ordered by option, price and places always come from the same option.
 *
 * @param now render time, in milliseconds since 1970.
 */
export function readOffer(seminar: Seminar, now: number): SeminarOffer {
  const whole = readPlaces(seminar, now);
  const options = optionsOf(seminar, whole, now);
  if (options.length === 0) {
    const { price, memberPrice } = seminar;
    return { price, memberPrice, from: false, places: whole, options };
  }
  const open = options.filter(({ places }) => isOpen(places));
  const cheapest = (open.length > 0 ? open : options).reduce((low, option) =>
    option.price < low.price ? option : low,
  );
  return {
    price: cheapest.price,
    memberPrice: cheapest.memberPrice,
    from: options.some(({ price }) => price !== cheapest.price),
    places: placesOf(whole, open.length, options.length),
    options,
  };
}

function optionsOf(seminar: Seminar, whole: PlacesState, now: number): OptionOffer[] {
  const options = seminar.orderByOption
    ? seminar.orderOptionGroup.flatMap((group) => group.options)
    : [];
  return options.map(({ id, name, price, placesLeft }) => ({
    id,
    name,
    ...optionPrices(seminar, price),
    places: isOpen(whole) ? readPlaces({ placesLeft }, now) : whole,
  }));
}

function placesOf(whole: PlacesState, open: number, of: number): PlacesState {
  if (!isOpen(whole)) return whole;
  if (open === 0) return { kind: 'full' };
  return open < of ? { kind: 'partly', open, of } : whole;
}
