import { styled } from 'styled-components';
import { formatMoney } from '@iia/shared/numbers';
import type { CartItem } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import type { NewOption } from '@/features/cart/cartRules';
import type { Quote } from '@/features/checkout/fetchQuote';
import type { LineProblem } from '@/features/checkout/lineProblems';
import { QuoteSummary } from '@/features/checkout/QuoteSummary';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import type { QuoteState } from '@/features/checkout/useQuote';
import { LegalNote } from '@/features/legal/LegalNote';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/layout';
import { StickyPanel } from '@/ui/StickyPanel';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { DiscountField } from './DiscountField';
import { LineProblemsNotice } from './LineProblemsNotice';
import { OutcomeNotice, UnconfirmedOrder, PriceChange } from './OutcomeNotice';
import { texts } from './texts';
import type { DiscountCode } from './useDiscountCode';
import type { usePlaceOrder, OrderOutcome } from './usePlaceOrder';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 0;
  }
`;

const Amount = styled.span`
  ${tabularNumberStyles}
`;

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
`;

const OrderedLines = ({ lines }: Pick<Quote, 'lines'>) => (
  <List aria-label={texts.lines}>
    {lines.map((line) => (
      <Line key={lineKey(line)}>
        <span>
          <span>{keepTitleTermsTogether(line.title)}</span>
          <span>{line.quantity > 1 ? ` ${texts.times(line.quantity)}` : null}</span>
          {line.optionName ? <Detail>{line.optionName}</Detail> : null}
        </span>
        <Amount translate="no">{formatMoney(line.amount)}</Amount>
      </Line>
    ))}
  </List>
);

type OrderPanelProps = {
  lines: readonly CartItem[];
  /** The binding prices: placing the order agrees to their total. */
  displayedQuote: Quote | null;
  /** The prices the buyer saw before they changed. */
  seen: Quote | null;
  quote: QuoteState;
  problems: ReadonlyMap<string, LineProblem>;
  outcome: OrderOutcome | null;
  code: DiscountCode;
  /** Why the discount code was rejected. */
  codeError: string | null;
  order: ReturnType<typeof usePlaceOrder>;
  onResend: () => void;
  onStartOver: () => void;
  onQuantity: (key: string, quantity: number) => void;
  onSwitch: (line: CartItem, option: NewOption, quantity: number) => void;
  onRemove: (key: string) => void;
};

/**
 * The order's lines and total with the submit button, and above it anything that prevents ordering.
 */
export const OrderPanel = ({
  lines,
  displayedQuote,
  seen,
  quote,
  problems,
  outcome,
  code,
  codeError,
  order,
  onResend,
  onStartOver,
  onQuantity,
  onSwitch,
  onRemove,
}: OrderPanelProps) => {
  const { unsettled, busy } = order;
  const ready = displayedQuote !== null && !quote.busy && !quote.error && problems.size === 0;
  return (
    <StickyPanel label={texts.summary}>
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {texts.summary}
        </Heading>
        {displayedQuote ? (
          <>
            <OrderedLines lines={displayedQuote.lines} />
            <DiscountField code={code} error={codeError} disabled={busy || unsettled !== null} />
            <QuoteSummary {...displayedQuote} busy={quote.busy} />
          </>
        ) : null}
        {!displayedQuote && quote.busy ? <Skeleton height="8rem" /> : null}
        {quote.error ? (
          <ErrorState
            error={quote.error}
            title={checkoutTexts.quoteFailed}
            onRetry={quote.retry}
            busy={quote.busy}
          />
        ) : null}
        {problems.size > 0 ? (
          <LineProblemsNotice
            lines={lines}
            problems={problems}
            onQuantity={onQuantity}
            onSwitch={onSwitch}
            onRemove={onRemove}
          />
        ) : null}
        {outcome?.kind === 'priceChanged' && seen ? (
          <PriceChange before={seen} after={outcome.quote} />
        ) : null}
        {outcome ? <OutcomeNotice outcome={outcome} onStartOver={onStartOver} /> : null}
        {unsettled ? (
          <UnconfirmedOrder total={unsettled.expectedTotal} busy={busy} onResend={onResend} />
        ) : (
          <>
            <Button wide type="submit" busy={busy} unavailable={!ready}>
              {busy ? texts.placing : texts.place}
            </Button>
            <LegalNote act={texts.byPlacing} pages={['terms', 'privacy', 'refunds']} />
            <Text size="sm" tone="muted">
              {displayedQuote?.total === 0 ? texts.afterwardsFree : texts.afterwards}
            </Text>
          </>
        )}
        <TextLink to={paths.cart()}>{texts.back}</TextLink>
      </Stack>
    </StickyPanel>
  );
};
