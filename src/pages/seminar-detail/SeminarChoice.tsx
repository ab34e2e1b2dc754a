import { useState } from 'react';
import type { SeminarDetailQuery } from '@/data/generated/operations/SeminarDetail';
import { AddToCart } from '@/features/cart/AddToCart';
import { findChosenOption } from '@/features/catalogue/options/findChosenOption';
import {
  OptionGroups,
  optionGroupName,
  type ChosenOption,
} from '@/features/catalogue/options/OptionGroups';
import { optionPrices } from '@/features/catalogue/price/optionPrices';
import { texts } from '@/features/catalogue/texts';
import { fieldId } from '@/ui/fieldContext';
import { Text } from '@/ui/Text';

type SeminarChoiceProps = {
  seminar: NonNullable<SeminarDetailQuery['seminar']>;
  chosen: ChosenOption | null;
  onChoose: (option: ChosenOption) => void;
  /** Why nothing can be ordered any more. */
  refusal?: string;
};

/** Adds a seminar to the cart, by option if it has any. */
export const SeminarChoice = ({ seminar, chosen, onChoose, refusal }: SeminarChoiceProps) => {
  const [error, setError] = useState<string | null>(null);
  const groups = seminar.orderByOption ? seminar.orderOptionGroup : [];
  const option = findChosenOption(groups, chosen);
  const limits = [seminar.placesLeft, option?.placesLeft].filter((left) => left != null);

  const refuse = () => {
    setError(texts.refusals.optionMissing);
    const first = groups[0];
    if (!first) return;
    const group = document.getElementById(fieldId(optionGroupName(first.id)));
    group?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  };

  return (
    <>
      {groups.length > 0 ? (
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
            closed={Boolean(refusal)}
            error={error}
            onChoose={(next) => {
              onChoose(next);
              setError(null);
            }}
          />
        </>
      ) : null}
      <AddToCart
        item={{
          kind: 'seminar',
          documentId: seminar.documentId,
          slug: seminar.slug,
          title: seminar.title,
          unitPrice: optionPrices(seminar, option?.price).price,
          single: false,
          cover: seminar.documentId,
          orderByOption: seminar.orderByOption,
          groupId: chosen?.groupId,
          optionId: chosen?.optionId,
        }}
        groups={groups}
        maxQuantity={limits.length > 0 ? Math.min(...limits) : undefined}
        disabledReason={refusal}
        onRefused={refuse}
      />
    </>
  );
};
