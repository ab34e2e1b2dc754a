import {
  StandardPageDetailDocument,
  StandardPageListDocument,
} from '@/data/generated/operations/pages/standards';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { useDependentQuery, usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { adjacentTo, AdjacentLinks } from '@/ui/article/AdjacentLinks';
import { Article } from '@/ui/article/Article';
import { ArticlePage } from '@/ui/article/ArticlePage';
import { RailList } from '@/ui/article/RailList';
import { contentsOfBlocks } from '@/ui/rich-text/headings';
import { RichText } from '@/ui/RichText';
import { codeUnlessInTitle, texts } from './texts';

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
  const links = (ofList.data ?? []).map((other) => ({
    documentId: other.documentId,
    label: other.title,
    to: paths.standard(other.slug),
  }));
  return (
    <ArticlePage result={standard} name={texts.area} pathOf={({ slug }) => paths.standard(slug)}>
      {({ documentId, title, summary, body, list, code }, path) => {
        const { previous, next } = adjacentTo(links, documentId);
        return (
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
        );
      }}
    </ArticlePage>
  );
}
