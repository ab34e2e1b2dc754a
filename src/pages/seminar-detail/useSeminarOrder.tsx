import { useState, type ReactNode } from 'react';
import type { SeminarDetailQuery } from '@/data/generated/operations/pages/seminar-detail';
import { OrderPanel } from '@/features/catalogue/detail/OrderPanel';
import { type ChosenOption, findChosenOption } from './OptionGroups';
import { isOpen, type SeminarOffer } from '@/features/catalogue/options/readOffer';
import { readSeats, type SeatsState } from '@/features/catalogue/seats/readSeats';
import { optionPrices } from '@/features/catalogue/price/optionPrices';
import { PriceDisplay } from '@/features/catalogue/price/PriceDisplay';
import { texts } from '@/features/catalogue/texts';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Stack } from '@/ui/layout';
import { texts as uiTexts } from '@/ui/texts';
import { useHydrated } from '@/ui/useHydrated';
import { SeminarChoice } from './SeminarChoice';

const closedReasons: Partial<Record<SeatsState['kind'], string>> = {
  begun: texts.closedReasons.seminarBegun,
  over: texts.closedReasons.seminarOver,
};

/**
 * A seminar's order panel, and the phone's bottom bar that opens the same form in a sheet. They
 * share one choice.
 */
export function useSeminarOrder(
  seminar: NonNullable<SeminarDetailQuery['seminar']>,
  offer: SeminarOffer,
): { panel: ReactNode; foot: ReactNode } {
  const [chosen, setChosen] = useState<ChosenOption | null>(null);
  const [inSheet, setInSheet] = useState(false);
  const hydrated = useHydrated();
  const option = findChosenOption(seminar.orderOptionGroup, chosen);
  const prices = option ? optionPrices(seminar, option.price) : offer;
  const seats =
    option && option.seatsLeft !== null && isOpen(offer.seats)
      ? readSeats({ seatsLeft: option.seatsLeft }, 0)
      : offer.seats;
  const figures = {
    price: prices.price,
    memberPrice: prices.memberPrice,
    from: !option && offer.from,
  };
  // Rendered only once at a time: two radio groups with the same name would interfere, and their
  // ids collide.
  const choice = (
    <SeminarChoice
      seminar={seminar}
      chosen={chosen}
      onChoose={setChosen}
      full={offer.seats.kind === 'full'}
      closedReason={closedReasons[offer.seats.kind]}
    />
  );
  const panel = (
    <OrderPanel title={texts.panel.seminar} priceLabel={texts.panel.fee} {...figures} seats={seats}>
      {inSheet ? null : choice}
    </OrderPanel>
  );
  const foot = (
    <>
      <div>
        <PriceDisplay {...figures} />
      </div>
      <Button disabled={!hydrated} aria-haspopup="dialog" onClick={() => setInSheet(true)}>
        {texts.panel.toOrder}
      </Button>
      <Dialog
        open={inSheet}
        title={texts.panel.seminar}
        onClose={() => setInSheet(false)}
        actions={
          <Button variant="secondary" onClick={() => setInSheet(false)}>
            {uiTexts.close}
          </Button>
        }
      >
        {inSheet ? (
          <Stack gap={4}>
            <div aria-live="polite">
              <PriceDisplay large {...figures} />
            </div>
            {choice}
          </Stack>
        ) : null}
      </Dialog>
    </>
  );
  return { panel, foot: isOpen(offer.seats) ? foot : null };
}
