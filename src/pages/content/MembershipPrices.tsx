import type { RenewPricesQuery } from '@/data/generated/operations/RenewPrices';
import type { QueryResult } from '@/data/page/usePageQuery';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { CaptionedTable } from '@/ui/article/CaptionedTable';
import { Text } from '@/ui/Text';
import { texts } from '@/features/membership/membershipTexts';
import { priceTable } from './priceTable';

type MembershipPricesProps = { result: QueryResult<RenewPricesQuery['userRenewPrice']> };

export const MembershipPrices = ({ result }: MembershipPricesProps) => (
  <QueryBoundary result={result}>
    {(prices) =>
      prices.length === 0 ? (
        <Text tone="muted">{texts.prices.empty}</Text>
      ) : (
        <CaptionedTable caption={texts.prices.caption} {...priceTable(prices)} />
      )
    }
  </QueryBoundary>
);
