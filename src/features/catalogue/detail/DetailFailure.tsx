import { styled } from 'styled-components';
import type { Answer } from '@/data/page/useAnswers';
import { Container } from '@/ui/Container';
import { ErrorState } from '@/ui/ErrorState';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';

const Space = styled.div`
  padding-block: ${theme.space[16]};
`;

export const DetailFailure = ({ failed, title }: { failed: Answer<unknown>; title: string }) => (
  <Container>
    <PageMeta title={title} noindex />
    <Space>
      <ErrorState error={failed.error} onRetry={failed.retry} busy={failed.loading} />
    </Space>
  </Container>
);
