import { formatAmount } from '@iia/shared/numbers';
import { lineKey } from '@/data/lineKey';
import { linesByKey, type Quote } from '@/features/checkout/fetchQuote';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { NoTranslateText } from '@/ui/translation';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';
import type { OrderOutcome } from './usePlaceOrder';

type PriceChangeProps = {
  before: Quote;
  after: Quote;
};

/** The server's new prices beside those the buyer saw, for the buyer to decide. */
export const PriceChange = ({ before, after }: PriceChangeProps) => {
  const known = linesByKey(before);
  const changed = after.lines.flatMap((line) => {
    const old = known.get(lineKey(line));
    return old && old.amount !== line.amount ? [{ line, old }] : [];
  });
  const copy = texts.priceChanged;
  return (
    <Notice tone="warning" title={copy.title}>
      <NoTranslateText>
        {copy.body(formatAmount(before.total), formatAmount(after.total))}
      </NoTranslateText>
      {changed.length > 0 ? (
        <ul>
          {changed.map(({ line, old }) => (
            <li key={lineKey(line)}>
              <NoTranslateText>
                {copy.line(line.title, formatAmount(old.amount), formatAmount(line.amount))}
              </NoTranslateText>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
};

type UnconfirmedOrderProps = { total: number; busy: boolean; onResend: () => void };

/** Shown if an order was sent but its response was lost: it may exist, and retrying is safe. */
export const UnconfirmedOrder = ({ total, busy, onResend }: UnconfirmedOrderProps) => {
  const copy = texts.unknown;
  return (
    <Notice
      tone="warning"
      title={copy.title}
      action={
        <Row gap={4}>
          <Button busy={busy} onClick={onResend}>
            {copy.again}
          </Button>
          <TextLink to={paths.purchaseHistory()}>{copy.history}</TextLink>
        </Row>
      }
    >
      {copy.body}
      <Text size="sm" tone="muted">
        <NoTranslateText>{copy.what(formatAmount(total))}</NoTranslateText>
      </Text>
    </Notice>
  );
};

type OutcomeNoticeProps = { outcome: OrderOutcome; onStartOver: () => void };

/** Explains why the order was not placed; `PriceChange` and `LineProblemsNotice` show the other reasons. */
export const OutcomeNotice = ({ outcome, onStartOver }: OutcomeNoticeProps) => {
  if (outcome.kind === 'otherOrder') {
    return (
      <Notice
        tone="warning"
        title={texts.otherOrder.title}
        action={
          <Row gap={4}>
            <Button variant="secondary" onClick={onStartOver}>
              {texts.otherOrder.startOver}
            </Button>
            <TextLink to={paths.purchaseHistory()}>{texts.unknown.history}</TextLink>
          </Row>
        }
      >
        {texts.otherOrder.body}
      </Notice>
    );
  }
  if (outcome.kind === 'rejected' || outcome.kind === 'turnedAway') {
    return (
      <Notice tone="error" title={texts.rejected}>
        {outcome.message}
      </Notice>
    );
  }
  return null;
};
