import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { Row } from '@/ui/Row';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Spread = styled(Container)`
  display: grid;

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[16]};
    align-items: stretch;
  }
`;

const Words = styled.div`
  padding-bottom: ${theme.space[12]};

  ${media.up('lg')} {
    padding-bottom: ${theme.space[20]};
  }
`;

/** The first screen: who we are on the left page, what is next on the right. */
export const Opening = ({ next }: { next: ReactNode }) => (
  <Spread>
    <Words>
      <PageHeading kicker={texts.kicker} title={texts.statement} lead={texts.lead} />
      <Row gap={3}>
        <ButtonLink to={paths.courses()}>{texts.toCourses}</ButtonLink>
        <ButtonLink to={paths.register()} variant="secondary">
          {texts.register}
        </ButtonLink>
      </Row>
    </Words>
    {next}
  </Spread>
);
