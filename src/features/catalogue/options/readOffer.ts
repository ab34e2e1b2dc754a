import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { readSeats, type SeatsState } from '../seats/readSeats';
import { optionPrices } from '../price/optionPrices';

/** One way of attending, with its own price and seats. */
export interface OptionOffer {
  id: string;
  name: string;
  /** Đồng. */
  price: number;
  memberPrice: number | null;
  seats: SeatsState;
}

export interface SeminarOffer {
  /** Đồng; the lowest that is still available. */
  price: number;
  memberPrice: number | null;
  /** Another option costs more. */
  from: boolean;
  seats: SeatsState;
  /** Empty if the seminar is ordered as a whole. */
  options: OptionOffer[];
}

type Seminar = Pick<
  SeminarEntry_seminarFragment,
  'price' | 'memberPrice' | 'seatsLeft' | 'startAt' | 'endAt' | 'orderByOption' | 'orderOptionGroup'
>;

/** Not full, not started, not over. */
export const isOpen = ({ kind }: SeatsState): boolean => !['full', 'begun', 'over'].includes(kind);

/**
 * A seminar's offer. If it is ordered by option, price and seats always come from the same option.
 *
 * @param now render time, in milliseconds since 1970.
 */
export function readOffer(seminar: Seminar, now: number): SeminarOffer {
  const seats = readSeats(seminar, now);
  const options = optionsOf(seminar, seats, now);
  if (options.length === 0) {
    const { price, memberPrice } = seminar;
    return { price, memberPrice, from: false, seats, options };
  }
  const open = options.filter(({ seats }) => isOpen(seats));
  const cheapest = (open.length > 0 ? open : options).reduce((low, option) =>
    option.price < low.price ? option : low,
  );
  return {
    price: cheapest.price,
    memberPrice: cheapest.memberPrice,
    from: options.some(({ price }) => price !== cheapest.price),
    seats: seatsOf(seats, open.length, options.length),
    options,
  };
}

function optionsOf(seminar: Seminar, seats: SeatsState, now: number): OptionOffer[] {
  const options = seminar.orderByOption
    ? seminar.orderOptionGroup.flatMap((group) => group.options)
    : [];
  return options.map(({ id, name, price, seatsLeft }) => ({
    id,
    name,
    ...optionPrices(seminar, price),
    seats: isOpen(seats) ? readSeats({ seatsLeft }, now) : seats,
  }));
}

function seatsOf(seats: SeatsState, open: number, of: number): SeatsState {
  if (!isOpen(seats)) return seats;
  if (open === 0) return { kind: 'full' };
  return open < of ? { kind: 'partly', open, of } : seats;
}
