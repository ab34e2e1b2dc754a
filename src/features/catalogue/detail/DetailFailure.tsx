import { useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { ErrorState } from '@/ui/ErrorState';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';

const Space = styled.div`
  padding-block: ${theme.space[16]};
`;

/** A detail that could not be loaded: says so, and offers to try again. */
export const DetailFailure = ({ failure, title }: { failure: unknown; title: string }) => {
  const { state, revalidate } = useRevalidator();
  return (
    <Container>
      <PageMeta title={title} noindex />
      <Space>
        <ErrorState error={failure} onRetry={() => void revalidate()} busy={state === 'loading'} />
      </Space>
    </Container>
  );
};
