import { styled } from 'styled-components';
import { Container } from '../Container';
import { ErrorState } from '../ErrorState';
import { PageHeading } from '../PageHeading';
import { PageMeta } from '../PageMeta';
import { theme } from '../theme';

const Space = styled(Container)`
  padding-bottom: ${theme.space[16]};
`;

type ArticleFailureProps = {
  title: string;
  failed: { error: unknown; loading: boolean; retry: () => void };
};

export const ArticleFailure = ({ title, failed }: ArticleFailureProps) => (
  <Space>
    <PageMeta title={title} noindex />
    <PageHeading title={title} />
    <ErrorState error={failed.error} onRetry={failed.retry} busy={failed.loading} />
  </Space>
);
