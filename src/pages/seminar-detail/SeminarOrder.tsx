import { useState } from 'react';
import type { SeminarDetailQuery } from '@/data/generated/operations/SeminarDetail';
import { AddToCart } from '@/features/cart/AddToCart';
import { OrderPanel } from '@/features/catalogue/detail/OrderPanel';
import { findChosen } from '@/features/catalogue/options/findChosen';
import {
  OptionGroups,
  optionGroupName,
  type ChosenOption,
} from '@/features/catalogue/options/OptionGroups';
import type { PlacesState } from '@/features/catalogue/places/readPlaces';
import { readPlaces } from '@/features/catalogue/places/readPlaces';
import { optionPrices } from '@/features/catalogue/price/optionPrices';
import { texts } from '@/features/catalogue/texts';
import { fieldId } from '@/ui/fieldContext';
import { Text } from '@/ui/Text';

import { coverCategory } from './coverCategory';

const refusals: Partial<Record<PlacesState['kind'], string>> = {
  full: texts.refusals.full,
  begun: texts.refusals.seminarBegun,
  over: texts.refusals.seminarOver,
};

type SeminarOrderProps = {
  seminar: NonNullable<SeminarDetailQuery['seminar']>;
  places: PlacesState;
};

/** A seminar's order panel: its option, where it is ordered by option, decides price and places. */
export const SeminarOrder = ({ seminar, places }: SeminarOrderProps) => {
  const [chosen, setChosen] = useState<ChosenOption | null>(null);
  const [error, setError] = useState<string | null>(null);
  const groups = seminar.orderByOption ? seminar.orderOptionGroup : [];
  const option = findChosen(groups, chosen);
  const { price, memberPrice } = optionPrices(seminar, option?.price);
  const shownPlaces =
    option && option.placesLeft !== null && !refusals[places.kind]
      ? readPlaces({ placesLeft: option.placesLeft }, 0)
      : places;
  const limits = [seminar.placesLeft, option?.placesLeft].filter((left) => left != null);

  const refuse = () => {
    setError(texts.refusals.optionMissing);
    const first = groups[0];
    if (!first) return;
    const group = document.getElementById(fieldId(optionGroupName(first.id)));
    group?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  };

  return (
    <OrderPanel
      title={texts.panel.seminar}
      priceLabel={texts.panel.fee}
      price={price}
      memberPrice={memberPrice}
      places={shownPlaces}
      choices={
        groups.length > 0 ? (
          <>
            {option ? null : (
              <Text size="sm" tone="muted">
                {texts.panel.chooseOption}
              </Text>
            )}
            <OptionGroups
              groups={groups}
              prices={seminar}
              chosen={chosen}
              closed={Boolean(refusals[places.kind])}
              error={error}
              onChoose={(next) => {
                setChosen(next);
                setError(null);
              }}
            />
          </>
        ) : null
      }
    >
      <AddToCart
        item={{
          kind: 'seminar',
          documentId: seminar.documentId,
          slug: seminar.slug,
          title: seminar.title,
          unitPrice: price,
          single: false,
          cover: coverCategory,
          orderByOption: seminar.orderByOption,
          groupId: chosen?.groupId,
          optionId: chosen?.optionId,
        }}
        groups={groups}
        maxQuantity={limits.length > 0 ? Math.min(...limits) : undefined}
        disabledReason={refusals[places.kind]}
        onRefused={refuse}
      />
    </OrderPanel>
  );
};
