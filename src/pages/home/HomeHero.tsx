import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { CertificateSearch } from '@/features/certification/CertificateSearch';
import { Container } from '@/ui/layout';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { PageHeading } from '@/ui/PageHeading';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('lg')} {
    margin-top: auto;
  }

  ${media.print} {
    display: none;
  }
`;

const VerifyPanel = () => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {texts.verify}
      </Heading>
      <CertificateSearch />
    </Panel>
  );
};

const Spread = styled(Container)`
  display: grid;

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[16]};
    align-items: stretch;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  padding-bottom: ${theme.space[10]};
`;

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  margin-bottom: ${theme.space[6]};
  font-weight: ${theme.weight.strong};
`;

type HomeHeroProps = {
  /** Undefined until the editors' text is available. */
  hero: NonNullable<HomePageQuery['homePage']>['hero'] | undefined;
  next: ReactNode;
};

/** Statement and certificate check on the left, the next seminar on the right. */
export const HomeHero = ({ hero, next }: HomeHeroProps) => (
  <Spread>
    <Text>
      <PageHeading
        close
        kicker={texts.kicker}
        title={hero?.title ?? texts.statement}
        lead={hero?.lead ?? texts.lead}
      />
      {hero?.label && hero.url ? (
        <More to={hero.url}>
          {hero.label}
          <Icon name="arrow-right" />
        </More>
      ) : null}
      <VerifyPanel />
    </Text>
    {next}
  </Spread>
);
