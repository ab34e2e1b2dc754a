import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { memberPriceOf } from '@iia/shared/memberPrice';
import { usePreviewField } from '@/ui/previewField';
import { TranslatableText } from '@/ui/translation';
import { Heading } from '@/ui/Heading';
import { StickyPanel } from '@/ui/StickyPanel';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { SeatsBadge } from '../seats/SeatsBadge';
import type { SeatsState } from '../seats/readSeats';
import { ActiveMemberContext } from '../price/activeMember';
import { PriceDisplay } from '../price/PriceDisplay';
import { texts } from '../texts';

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Label = styled.p`
  margin: 0 0 ${theme.space[1]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

type OrderPanelProps = {
  title: string;
  priceLabel: string;
  /** Đồng. */
  price: number;
  memberPrice: number | null;
  /** Other options cost more. */
  from?: boolean;
  /** Absent if seats are unlimited. */
  seats?: SeatsState;
  note?: ReactNode;
  /** Options, quantity and button. */
  children: ReactNode;
};

export const OrderPanel = (props: OrderPanelProps) => {
  const { title, priceLabel, price, memberPrice, from, seats, note, children } = props;
  const member = useContext(ActiveMemberContext);
  const mark = usePreviewField();
  return (
    <StickyPanel label={title}>
      <Box>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <div aria-live="polite" {...mark('price')}>
          <Label>{priceLabel}</Label>
          <PriceDisplay large price={price} memberPrice={memberPrice} from={from} />
        </div>
        {seats ? (
          <div>
            <SeatsBadge state={seats} />
          </div>
        ) : null}
        <TranslatableText>{children}</TranslatableText>
        {memberPriceOf({ price, memberPrice }, price) === null ? null : (
          <Text size="xs" tone="muted">
            {member ? texts.panel.ownPrice : texts.panel.memberHint}
          </Text>
        )}
        {note}
      </Box>
    </StickyPanel>
  );
};
