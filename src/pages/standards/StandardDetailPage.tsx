import { useContext } from 'react';
import { StandardPageDetailDocument } from '@/data/generated/operations/StandardPageDetail';
import { StandardPageListDocument } from '@/data/generated/operations/StandardPageList';
import { publicQueries } from '@/data/page/pageQueries';
import { query, optionalQuery } from '@/data/page/pageQuery';
import { useDependentQuery, usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { AdjacentLinks } from '@/ui/article/AdjacentLinks';
import { Article } from '@/ui/article/Article';
import { ArticleFailure } from '@/ui/article/ArticleFailure';
import { ArticleSkeleton } from '@/ui/article/ArticleSkeleton';
import { RailList } from '@/ui/article/RailList';
import { PageMeta } from '@/ui/PageMeta';
import { contentsOfBlocks } from '@/ui/rich-text/headings';
import { RichText } from '@/ui/RichText';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { articleData } from '@/ui/structured-data/articleData';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { codeUnlessInTitle } from './StandardGroups';
import { texts } from './texts';

/**
 * The records before and after one in its list; undefined at the ends or if it is not in the list.
 */
export function adjacentTo<Entry extends { documentId: string }>(
  entries: readonly Entry[],
  documentId: string,
): { previous?: Entry; next?: Entry } {
  const index = entries.findIndex((entry) => entry.documentId === documentId);
  if (index === -1) return {};
  return { previous: entries[index - 1], next: entries[index + 1] };
}

export const queries = publicQueries(
  ({ param }) => ({ standard: query(StandardPageDetailDocument, { slug: param('slug') }) }),
  {
    then: {
      ofList: ({ standard }) =>
        optionalQuery(StandardPageListDocument, { list: standard.list.slug }),
    },
  },
);

export function Component() {
  const standard = usePageQuery(queries, 'standard');
  const ofList = useDependentQuery(
    queries,
    'ofList',
    standard.data ? { standard: standard.data } : null,
  );
  const origin = useContext(SiteOriginContext);
  if (standard.error) return <ArticleFailure title={texts.area} failed={standard} />;
  if (!standard.data) return <ArticleSkeleton />;
  const { documentId, title, slug, summary, body, seo, list, code } = standard.data;
  const path = paths.standard(slug);
  const links = (ofList.data ?? []).map((other) => ({
    documentId: other.documentId,
    label: other.title,
    to: paths.standard(other.slug),
  }));
  const { previous, next } = adjacentTo(links, documentId);
  return (
    <>
      <PageMeta
        title={seo?.title ?? title}
        description={seo?.description ?? summary}
        canonical={path}
        type="article"
      />
      <JsonLd data={articleData({ kind: 'Article', title, summary, path }, origin)} />
      <Article
        key={documentId}
        crumbs={[{ label: texts.area, to: paths.standards() }]}
        kicker={[list.title, codeUnlessInTitle({ code, title })].filter(Boolean).join(' · ')}
        title={title}
        lead={summary}
        contents={contentsOfBlocks(body)}
        rail={
          links.length > 1 ? <RailList title={list.title} links={links} current={path} /> : null
        }
      >
        <RichText blocks={body} sectionLevel={2} />
        <AdjacentLinks
          label={texts.neighbours}
          previous={previous && { ...previous, hint: texts.previous }}
          next={next && { ...next, hint: texts.next }}
        />
      </Article>
    </>
  );
}
