import { useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { IncidentCode } from './IncidentCode';
import { texts } from './texts';

const Main = styled.main`
  padding-bottom: ${theme.space[16]};
`;

/** Shown when even the shell failed, so it uses no data and no shell. */
export function FallbackErrorPage() {
  const error = useRouteError();
  return (
    <Main>
      <title>{texts.broken.title}</title>
      <Container>
        <PageHeading
          title={texts.broken.title}
          kicker={texts.broken.kicker}
          lead={texts.broken.lead}
        />
        <IncidentCode error={error} />
        <TextLink to="/" routing={{ reloadDocument: true }}>
          {texts.home}
        </TextLink>
      </Container>
    </Main>
  );
}
