import { styled } from 'styled-components';
import type { JoiningOfferQuery } from '@/data/generated/operations/features/membership/joining-offer';
import { formatAmount } from '@iia/shared/numbers';
import { OfferTable } from '@/features/membership/joining-offer/OfferTable';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { NoTranslateText } from '@/ui/translation';

import { texts } from './texts';

const Part = styled.section`
  padding-block: ${theme.space[10]} ${theme.space[8]};

  ${media.up('lg')} {
    padding-block: ${theme.space[12]} ${theme.space[10]};
  }
`;

const Lead = styled.p`
  max-width: 56ch;
  margin: ${theme.space[3]} 0 ${theme.space[6]};
  color: ${theme.color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[6]};

  ${media.print} {
    display: none;
  }
`;

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  font-size: ${theme.size.sm};
`;

type Offer = JoiningOfferQuery['joiningOffer'];

export function titleOf({ saving, fee }: Pick<Offer, 'saving' | 'fee'>): string {
  const amount = formatAmount(saving);
  return fee !== null && fee < saving
    ? texts.offer.worthwhile(formatAmount(fee), amount)
    : texts.offer.saves(amount);
}

const ID = 'loi-ich-tinh-bang-tien';

/** What joining saves, as a working paper that a reader can recalculate. */
export const JoiningOffer = ({ offer }: { offer: Offer }) => (
  <Part aria-labelledby={ID}>
    <Heading level={2} id={ID}>
      <NoTranslateText>{titleOf(offer)}</NoTranslateText>
    </Heading>
    <Lead>{texts.offer.lead}</Lead>
    <OfferTable offer={offer} />
    <Actions>
      <ButtonLink to={paths.join()}>{texts.offer.action}</ButtonLink>
      <More to={paths.memberBenefits()}>
        {texts.offer.benefits}
        <Icon name="arrow-right" />
      </More>
    </Actions>
  </Part>
);
