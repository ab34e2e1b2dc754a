import { lineKey } from '@/data/lineKey';
import { linesByKey, type Quote } from '@/features/checkout/fetchQuote';
import { formatAmount } from '@iia/shared/numbers';
import { Notice } from '@/ui/Notice';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/NoTranslateText';

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
