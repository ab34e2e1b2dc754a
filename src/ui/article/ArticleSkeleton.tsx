import { styled } from 'styled-components';
import { Container } from '../Container';
import { Skeleton } from '../Skeleton';
import { texts } from '../texts';
import { theme } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: ${theme.measure};
  padding-block: ${theme.space[16]};
`;

export const ArticleSkeleton = () => (
  <Container aria-busy="true">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Lines>
      <Skeleton height="1.25em" width="35%" />
      <Skeleton height="3.25rem" width="90%" />
      <Skeleton height="1.5em" />
      <Skeleton height="1.5em" width="70%" />
      <Skeleton height="24rem" />
    </Lines>
  </Container>
);
