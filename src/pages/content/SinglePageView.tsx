import { useContext, type ReactNode } from 'react';
import type { SinglePage_pageFragment } from '@/data/generated/fragments/SinglePage_page';
import type { QueryResult } from '@/data/page/usePageQuery';
import { Article } from '@/ui/article/Article';
import { ArticleSection } from '@/ui/article/ArticleSection';
import { ArticleFailure } from '@/ui/article/ArticleFailure';
import { ArticleSkeleton } from '@/ui/article/ArticleSkeleton';
import type { Crumb } from '@/ui/Breadcrumbs';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { articleData } from '@/ui/structured-data/articleData';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { faqData } from '@/ui/structured-data/faqData';
import {
  contentsOfSections,
  sectionsWithIds,
  faqEntriesOf,
} from '@/features/sections/sectionsWithIds';
import { SectionView } from '@/features/sections/SectionView';

type SinglePageViewProps = {
  result: QueryResult<SinglePage_pageFragment>;
  path: string;
  /** The title if the page's content cannot be loaded. */
  name: string;
  crumbs?: readonly Crumb[];
  kicker?: string;
  /** A sidebar beside the text. */
  rail?: ReactNode;
  /** Page-specific content, shown before the sections. */
  first?: { id: string; heading: string; body: ReactNode };
};

/** A page that editors compose of sections. */
export const SinglePageView = ({ result, path, name, first, ...frame }: SinglePageViewProps) => {
  const origin = useContext(SiteOriginContext);
  const page = result.data;
  if (result.error) return <ArticleFailure title={name} failed={result} />;
  if (!page) return <ArticleSkeleton />;
  const { title, summary } = page;
  const parts = sectionsWithIds(page.sections);
  const questions = faqEntriesOf(page.sections);
  return (
    <>
      <PageMeta
        title={page.seo?.title ?? title}
        description={page.seo?.description ?? summary}
        canonical={path}
        type="article"
      />
      <JsonLd data={articleData({ kind: 'Article', title, summary, path }, origin)} />
      {questions.length > 0 ? <JsonLd data={faqData(questions)} /> : null}
      <Article
        title={page.title}
        lead={page.summary}
        contents={[
          ...(first ? [{ id: first.id, label: first.heading }] : []),
          ...contentsOfSections(parts),
        ]}
        {...frame}
      >
        {first ? (
          <ArticleSection id={first.id} heading={first.heading}>
            {first.body}
          </ArticleSection>
        ) : null}
        {parts.map((part) => (
          <SectionView key={part.id} {...part} />
        ))}
      </Article>
    </>
  );
};
