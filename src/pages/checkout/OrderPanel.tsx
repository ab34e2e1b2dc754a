import type { CartItem } from '@/data/generated/types';
import type { Quote } from '@/features/checkout/fetchQuote';
import type { LineProblem } from '@/features/checkout/lineProblems';
import type { OrderOutcome } from './orderOutcome';
import { QuoteSummary } from '@/features/checkout/QuoteSummary';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import type { NewOption } from '@/features/cart/cartRules';
import type { usePlaceOrder } from './usePlaceOrder';
import type { QuoteState } from '@/features/checkout/useQuote';
import { LegalNote } from '@/features/legal/LegalNote';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { StickyPanel } from '@/ui/StickyPanel';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { DiscountField } from './DiscountField';
import { LineProblemsNotice } from './LineProblemsNotice';
import { OrderedLines } from './OrderedLines';
import { OutcomeNotice } from './OutcomeNotice';
import { PriceChange } from './PriceChange';
import { texts } from './texts';
import { UnconfirmedOrder } from './UnconfirmedOrder';
import type { DiscountCode } from './useDiscountCode';

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
            <Button wide type="submit" busy={busy} disabled={!ready}>
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
