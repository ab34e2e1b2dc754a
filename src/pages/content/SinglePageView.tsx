import { type ReactNode } from 'react';
import type { SinglePage_pageFragment } from '@/data/generated/operations/features/sections';
import type { QueryResult } from '@/data/page/usePageQuery';
import { Article } from '@/ui/article/Article';
import { ArticlePage } from '@/ui/article/ArticlePage';
import { ArticleSection } from '@/ui/article/ArticleSection';
import type { Crumb } from '@/ui/Breadcrumbs';
import { faqData } from '@/ui/structured-data/schemaOrg';
import { JsonLd } from '@/ui/structured-data/JsonLd';
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
  return (
    <ArticlePage result={result} name={name} pathOf={() => path}>
      {({ title, summary, sections, cover }) => {
        const parts = sectionsWithIds(sections);
        const questions = faqEntriesOf(sections);
        return (
          <>
            {questions.length > 0 ? <JsonLd data={faqData(questions)} /> : null}
            <Article
              title={title}
              lead={summary}
              cover={cover}
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
      }}
    </ArticlePage>
  );
};
