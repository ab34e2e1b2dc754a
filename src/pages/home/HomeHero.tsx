import { styled } from 'styled-components';
import type { JoiningOfferQuery } from '@/data/generated/operations/features/membership/joining-offer';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { CertificateSearch } from '@/features/certification/CertificateSearch';
import { formatAmount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { PageHeading } from '@/ui/PageHeading';
import { Picture } from '@/ui/Picture';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { NoTranslateText } from '@/ui/translation';
import { texts } from './texts';

/** From `lg` up the picture reaches the edge of the window. */
const Spread = styled.div`
  padding-inline: ${theme.space[5]};

  ${media.up('sm')} {
    padding-inline: ${theme.space[8]};
  }

  ${media.up('lg')} {
    display: grid;
    grid-template-columns:
      minmax(${theme.space[12]}, 1fr) minmax(0, 33rem)
      minmax(0, 41rem) minmax(${theme.space[12]}, 1fr);
    padding-inline: 0;
  }

  ${media.up('xl')} {
    grid-template-columns:
      minmax(${theme.space[12]}, 1fr) minmax(0, 39rem)
      minmax(0, 47rem) minmax(${theme.space[12]}, 1fr);
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  padding-bottom: ${theme.space[8]};

  ${media.up('lg')} {
    grid-column: 2;
    padding-inline-end: ${theme.space[12]};
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};

  > :first-child {
    flex: none;
  }
`;

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  font-size: ${theme.size.sm};
  line-height: 1.35;
`;

const Saving = styled.p`
  margin: ${theme.space[4]} 0 0;
  padding-inline-start: ${theme.space[3]};
  border-inline-start: 3px solid ${theme.color.accent};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Verify = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[6]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('lg')} {
    margin-top: ${theme.space[8]};
  }
`;

const PictureFrame = styled.div`
  margin-inline: -${theme.space[5]};

  ${media.up('sm')} {
    margin-inline: 0;
  }

  ${media.up('lg')} {
    position: relative;
    grid-column: 3 / -1;
    min-height: 33rem;

    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const VERIFY_ID = 'xac-minh';

type HomeHeroProps = {
  /** Undefined until the editors' text is available. */
  hero: NonNullable<HomePageQuery['homePage']>['hero'] | undefined;
  offer: JoiningOfferQuery['joiningOffer'] | undefined;
};

/** Statement, joining and certificate check on the left, the editors' picture on the right. */
export const HomeHero = ({ hero, offer }: HomeHeroProps) => (
  <Spread>
    <Text>
      <PageHeading
        close
        kicker={texts.kicker}
        title={hero?.title ?? texts.statement}
        lead={hero?.lead ?? texts.lead}
      />
      <Actions>
        <ButtonLink to={paths.join()}>{texts.join}</ButtonLink>
        {hero?.label && hero.url ? (
          <More to={hero.url}>
            {hero.label}
            <Icon name="arrow-right" />
          </More>
        ) : null}
      </Actions>
      {offer && offer.saving > 0 ? (
        <Saving>
          <NoTranslateText>
            {texts.offer.teaser(formatAmount(offer.saving), offer.courses.length)}
          </NoTranslateText>
        </Saving>
      ) : null}
      <Verify aria-labelledby={VERIFY_ID}>
        <Heading level={2} size="md" id={VERIFY_ID}>
          {texts.verify}
        </Heading>
        <CertificateSearch />
      </Verify>
    </Text>
    {hero?.image ? (
      <PictureFrame>
        <Picture image={hero.image} sizes="(min-width: 80em) 56vw, 100vw" ratio="8 / 5" eager />
      </PictureFrame>
    ) : null}
  </Spread>
);
