import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from '@/ui/texts';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[20]} ${theme.space[16]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
`;

export const DetailSkeleton = () => (
  <Container aria-busy="true">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Columns>
      <Lines>
        <Skeleton height="1.5em" width="40%" />
        <Skeleton height="3.5rem" width="85%" />
        <Skeleton height="1.5em" />
        <Skeleton height="1.5em" width="70%" />
        <Skeleton height="20rem" />
      </Lines>
      <Lines>
        <Skeleton height="3rem" width="60%" />
        <Skeleton height="12rem" />
      </Lines>
    </Columns>
  </Container>
);
