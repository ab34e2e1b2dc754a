import type { SeminarOptionsQuery } from '@/data/generated/operations/SeminarOptions';
import type { CartItem } from '@/data/generated/types';
import type { NewOption } from './cartRules';

type Seminar = NonNullable<SeminarOptionsQuery['seminar']>;

export interface OtherOption extends NewOption {
  /** Null if unlimited. */
  seatsLeft: number | null;
}

/** The options of a seminar that still have seats, except the line's own. */
export const otherOptions = (
  { price, orderOptionGroup }: Seminar,
  line: Pick<CartItem, 'groupId' | 'optionId'>,
): OtherOption[] =>
  orderOptionGroup.flatMap((group) =>
    group.options
      .filter(({ id }) => group.id !== line.groupId || id !== line.optionId)
      .filter(({ seatsLeft }) => seatsLeft === null || seatsLeft > 0)
      .map((option) => ({
        groupId: group.id,
        optionId: option.id,
        optionName: `${group.name} – ${option.name}`,
        unitPrice: option.price ?? price,
        seatsLeft: option.seatsLeft,
      })),
  );
