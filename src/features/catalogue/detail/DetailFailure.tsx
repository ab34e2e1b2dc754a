import { styled } from 'styled-components';
import type { QueryResult } from '@/data/page/usePageQuery';
import { Container } from '@/ui/layout';
import { ErrorState } from '@/ui/ErrorState';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';

const Space = styled.div`
  padding-block: ${theme.space[16]};
`;

export const DetailFailure = ({
  failed,
  title,
}: {
  failed: QueryResult<unknown>;
  title: string;
}) => (
  <Container>
    <PageMeta title={title} noindex />
    <Space>
      <ErrorState error={failed.error} onRetry={failed.retry} busy={failed.loading} />
    </Space>
  </Container>
);
