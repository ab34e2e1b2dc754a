import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { StickyPanel } from '@/ui/StickyPanel';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { PlacesMark } from '../places/PlacesMark';
import type { PlacesState } from '../places/readPlaces';
import { PriceFigures } from '../price/PriceFigures';
import { texts } from '../texts';

/** Where the foot bar of a phone leads. */
export const ORDER_PANEL_ID = 'dang-ky';

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  scroll-margin-top: ${theme.space[6]};
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
  /** Absent for what has no places. */
  places?: PlacesState;
  /** What stands between the price and the button: a seminar's options. */
  choices?: ReactNode;
  note?: ReactNode;
  /** The cart's own part: quantity and button. */
  children: ReactNode;
};

/** What an item costs, what is left of it, and how to order it. */
export const OrderPanel = (props: OrderPanelProps) => {
  const { title, priceLabel, price, memberPrice, places, choices, note, children } = props;
  return (
    <StickyPanel label={title}>
      <Box id={ORDER_PANEL_ID} tabIndex={-1}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <div aria-live="polite">
          <Label>{priceLabel}</Label>
          <PriceFigures large price={price} memberPrice={memberPrice} />
        </div>
        {places ? (
          <div>
            <PlacesMark state={places} />
          </div>
        ) : null}
        {choices}
        {children}
        {memberPrice === null ? null : (
          <Text size="xs" tone="muted">
            {texts.panel.memberHint}
          </Text>
        )}
        {note}
      </Box>
    </StickyPanel>
  );
};
