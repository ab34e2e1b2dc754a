import { useState } from 'react';
import type { SeminarDetailQuery } from '@/data/generated/operations/pages/seminar-detail';
import { AddToCart } from '@/features/cart/AddToCart';
import { findOption } from '@/features/cart/findOption';
import { OrderNow } from '@/features/cart/OrderNow';
import { OptionGroups, optionGroupName, type ChosenOption, findChosenOption } from './OptionGroups';
import { optionPrices } from '@/features/catalogue/price/optionPrices';
import { texts } from '@/features/catalogue/texts';
import { WaitingListPanel } from '@/features/waiting-list/WaitingListPanel';
import { texts as waitingTexts } from '@/features/waiting-list/texts';
import { fieldId } from '@/ui/fieldContext';
import { Text } from '@/ui/Text';

type SeminarChoiceProps = {
  seminar: NonNullable<SeminarDetailQuery['seminar']>;
  chosen: ChosenOption | null;
  onChoose: (option: ChosenOption) => void;
  /** All options are full. */
  full: boolean;
  /** Why orders are closed. */
  closedReason?: string;
};

/** Adds a seminar to the cart, by option if it has any, or joins its waiting list. */
export const SeminarChoice = ({
  seminar,
  chosen,
  onChoose,
  full,
  closedReason,
}: SeminarChoiceProps) => {
  const [error, setError] = useState<string | null>(null);
  const groups = seminar.orderByOption ? seminar.orderOptionGroup : [];
  const option = findChosenOption(groups, chosen);
  const isFull = option ? option.seatsLeft === 0 : full;
  const item = {
    kind: 'seminar' as const,
    documentId: seminar.documentId,
    slug: seminar.slug,
    title: seminar.title,
    unitPrice: optionPrices(seminar, option?.price).price,
    single: false,
    cover: seminar.documentId,
    orderByOption: seminar.orderByOption,
    groupId: chosen?.groupId,
    optionId: chosen?.optionId,
  };
  const limits = [seminar.seatsLeft, option?.seatsLeft].filter((left) => left != null);

  const showMissingOption = () => {
    setError(texts.closedReasons.optionMissing);
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
              {full ? waitingTexts.chooseOption : texts.panel.chooseOption}
            </Text>
          )}
          <OptionGroups
            groups={groups}
            prices={seminar}
            chosen={chosen}
            closed={Boolean(closedReason)}
            error={error}
            onChoose={(next) => {
              onChoose(next);
              setError(null);
            }}
          />
        </>
      ) : null}
      {closedReason || !isFull ? (
        <AddToCart
          item={item}
          groups={groups}
          maxQuantity={limits.length > 0 ? Math.min(...limits) : undefined}
          disabledReason={closedReason}
          onRefused={showMissingOption}
        />
      ) : groups.length > 0 && !option ? null : (
        <WaitingListPanel
          key={item.optionId}
          target={item}
          order={
            <OrderNow wide item={{ ...item, ...findOption(groups, item.groupId, item.optionId) }} />
          }
        />
      )}
    </>
  );
};
