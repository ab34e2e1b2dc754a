import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { theme } from '@/ui/theme';
import { ErrorFrame } from './ErrorFrame';
import { NotFoundSearch } from './NotFoundSearch';
import { texts } from './texts';
import { SuggestedLinks } from './SuggestedLinks';

const Path = styled.span`
  display: block;
  margin-top: ${theme.space[4]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.accent};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.regular};
  line-height: 1.5;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

export const NotFound = ({ pathname }: { pathname: string }) => {
  const copy = texts.notFound;
  return (
    <>
      <ErrorFrame
        kind="notFound"
        title={copy.title}
        heading={
          <>
            {copy.title} <Path>{pathname}</Path>
          </>
        }
        kicker={copy.kicker}
        lead={copy.lead}
      />
      <Container>
        <NotFoundSearch pathname={pathname} />
        <SuggestedLinks />
      </Container>
    </>
  );
};
