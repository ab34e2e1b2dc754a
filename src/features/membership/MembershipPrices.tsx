import type { RenewPricesQuery } from '@/data/generated/operations/RenewPrices';
import type { Answer } from '@/data/page/useAnswers';
import { Answered } from '@/ui/Answered';
import { CaptionedTable } from '@/ui/article/CaptionedTable';
import { Text } from '@/ui/Text';
import { texts } from './membershipTexts';
import { priceTable } from './priceTable';

type MembershipPricesProps = { answer: Answer<RenewPricesQuery['userRenewPrice']> };

export const MembershipPrices = ({ answer }: MembershipPricesProps) => (
  <Answered answer={answer}>
    {(prices) =>
      prices.length === 0 ? (
        <Text tone="muted">{texts.prices.empty}</Text>
      ) : (
        <CaptionedTable caption={texts.prices.caption} {...priceTable(prices)} />
      )
    }
  </Answered>
);
