import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Container } from '../layout';
import { ErrorState } from '../ErrorState';
import { PageHeading } from '../PageHeading';
import { PageMeta } from '../PageMeta';
import { SiteOriginContext } from '../siteOrigin';
import { articleData, type ArticleFacts } from '../structured-data/articleData';
import { JsonLd } from '../structured-data/JsonLd';
import { theme } from '../theme';

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: ${theme.measure};
  padding-block: ${theme.space[16]};
`;

const ArticleSkeleton = () => (
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

const Space = styled(Container)`
  padding-bottom: ${theme.space[16]};
`;

interface ArticleRecord {
  title: string;
  summary: string;
  seo: { title: string | null; description: string | null } | null;
}

interface ArticleResult<Item> {
  data?: Item;
  error?: unknown;
  loading: boolean;
  retry: () => void;
}

type ArticlePageProps<Item> = {
  result: ArticleResult<Item>;
  /** The title if the article cannot be loaded. */
  name: string;
  pathOf: (article: Item) => string;
  /** The facts of a news article. */
  newsOf?: (article: Item) => Pick<ArticleFacts, 'publishedOn' | 'author'>;
  children: (article: Item, path: string) => ReactNode;
};

/** A page that shows one article with its metadata, its skeleton or its failure. */
export function ArticlePage<Item extends ArticleRecord>({
  result,
  name,
  pathOf,
  newsOf,
  children,
}: ArticlePageProps<Item>) {
  const origin = useContext(SiteOriginContext);
  if (result.error) {
    return (
      <Space>
        <PageMeta title={name} noindex />
        <PageHeading title={name} />
        <ErrorState error={result.error} onRetry={result.retry} busy={result.loading} />
      </Space>
    );
  }
  if (!result.data) return <ArticleSkeleton />;
  const { title, summary, seo } = result.data;
  const path = pathOf(result.data);
  const content = children(result.data, path);
  const kind = newsOf ? 'NewsArticle' : 'Article';
  return (
    <>
      <PageMeta
        title={seo?.title ?? title}
        description={seo?.description ?? summary}
        canonical={path}
        type="article"
      />
      <JsonLd
        data={articleData({ kind, title, summary, path, ...newsOf?.(result.data) }, origin)}
      />
      {content}
    </>
  );
}
