import { useId } from 'react';
import type { OptionGroups_seminarFragment } from '@/data/generated/operations/features/catalogue/options/OptionGroups_seminar';
import { optionPrices } from '@/features/catalogue/price/optionPrices';
import { PriceDisplay } from '@/features/catalogue/price/PriceDisplay';
import { readSeats } from '@/features/catalogue/seats/readSeats';
import { SeatsBadge } from '@/features/catalogue/seats/SeatsBadge';
import { FieldMessage } from '@/ui/FieldMessage';
import { RadioGroup } from '@/ui/RadioGroup';
import { Stack } from '@/ui/layout';

type Option = OptionGroups_seminarFragment['orderOptionGroup'][number]['options'][number];

/** The chosen option's current record; null if none is chosen or it no longer exists. */
export function findChosenOption(
  groups: OptionGroups_seminarFragment['orderOptionGroup'],
  chosen: ChosenOption | null,
): Option | null {
  const group = groups.find(({ id }) => id === chosen?.groupId);
  return group?.options.find(({ id }) => id === chosen?.optionId) ?? null;
}

export type ChosenOption = { groupId: string; optionId: string };

type OptionGroupsProps = {
  groups: OptionGroups_seminarFragment['orderOptionGroup'];
  /** The seminar's prices, which apply to options without their own. */
  prices: { price: number; memberPrice: number | null };
  chosen: ChosenOption | null;
  onChoose: (option: ChosenOption) => void;
  error?: string | null;
  /** Orders are closed, but prices are still shown. */
  closed?: boolean;
};

/** A seminar's options by group; one is chosen across all groups. */
export const OptionGroups = ({
  groups,
  prices,
  chosen,
  onChoose,
  error,
  closed = false,
}: OptionGroupsProps) => {
  const errorId = useId();
  const describe = ({ price, seatsLeft }: (typeof groups)[number]['options'][number]) => {
    const own = optionPrices(prices, price);
    return (
      <>
        <PriceDisplay price={own.price} memberPrice={own.memberPrice} />
        {seatsLeft === null ? null : <SeatsBadge state={readSeats({ seatsLeft }, 0)} />}
      </>
    );
  };
  return (
    <Stack gap={4}>
      {groups.map((group) => (
        <RadioGroup
          key={group.id}
          legend={group.name}
          name={optionGroupName(group.id)}
          value={chosen?.groupId === group.id ? chosen.optionId : null}
          onChange={(optionId) => onChoose({ groupId: group.id, optionId })}
          options={group.options.map((option) => ({
            value: option.id,
            label: option.name,
            detail: describe(option),
            disabled: closed,
          }))}
        />
      ))}
      <div role="alert">{error ? <FieldMessage id={errorId}>{error}</FieldMessage> : null}</div>
    </Stack>
  );
};

export const optionGroupName = (groupId: string): string => `option-${groupId}`;
