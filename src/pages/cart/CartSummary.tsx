import type { OrderItemInput } from '@/data/generated/types';
import { QuoteSummary } from '@/features/checkout/QuoteSummary';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import type { QuoteState } from '@/features/checkout/useQuote';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/layout';
import { StickyPanel } from '@/ui/StickyPanel';
import { Text } from '@/ui/Text';
import { QuotationButton } from './QuotationButton';
import { texts } from './texts';

type CartSummaryProps = { state: QuoteState; items: OrderItemInput[]; isLogin: boolean };

/** The cart's total, and the link to checkout once every line can be ordered. */
export const CartSummary = ({ state, items, isLogin }: CartSummaryProps) => {
  const { result, error, busy, retry } = state;
  const unavailableCount = result?.problems.size ?? 0;
  return (
    <StickyPanel label={texts.summary}>
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {texts.summary}
        </Heading>
        {result?.quote ? <QuoteSummary {...result.quote} busy={busy} /> : null}
        {!result && busy && !error ? <Skeleton height="4.5rem" /> : null}
        {error ? (
          <ErrorState error={error} title={checkoutTexts.quoteFailed} onRetry={retry} busy={busy} />
        ) : null}
        {error ? (
          <Text size="sm" tone="muted">
            {checkoutTexts.cartUnchanged}
          </Text>
        ) : null}
        {unavailableCount > 0 ? (
          <>
            {result?.quote ? (
              <Text size="sm" tone="muted">
                {checkoutTexts.leftOut(unavailableCount)}
              </Text>
            ) : null}
            <Text size="sm">{texts.checkoutBlocked}</Text>
            <Button wide disabled>
              {texts.checkout}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink wide to={paths.checkout()}>
              {texts.checkout}
            </ButtonLink>
            <QuotationButton items={items} />
          </>
        )}
        {isLogin ? null : (
          <Text size="sm" tone="muted">
            {texts.loginLater}
          </Text>
        )}
      </Stack>
    </StickyPanel>
  );
};
