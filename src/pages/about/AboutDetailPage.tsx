import {
  AboutPageDetailDocument,
  AboutPageListDocument,
} from '@/data/generated/operations/pages/about';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { texts } from '@/features/institute/texts';
import { paths } from '@/lib/paths';
import { Article } from '@/ui/article/Article';
import { ArticlePage } from '@/ui/article/ArticlePage';
import { RailList } from '@/ui/article/RailList';
import { contentsOfBlocks } from '@/ui/rich-text/headings';
import { RichText } from '@/ui/RichText';

export const queries = publicQueries(({ param }) => ({
  page: query(AboutPageDetailDocument, { slug: param('slug') }),
  pages: optionalQuery(AboutPageListDocument),
}));

/** `/ve-chung-toi/:slug` */
export function Component() {
  const page = usePageQuery(queries, 'page');
  const pages = usePageQuery(queries, 'pages');
  const links = (pages.data ?? []).map((one) => ({
    label: one.title,
    to: paths.aboutPage(one.slug),
  }));
  return (
    <ArticlePage
      result={page}
      name={texts.about.title}
      pathOf={({ slug }) => paths.aboutPage(slug)}
    >
      {({ title, summary, body, cover }, path) => (
        <Article
          crumbs={[{ label: texts.about.title, to: paths.about() }]}
          title={title}
          lead={summary}
          cover={cover}
          contents={contentsOfBlocks(body)}
          rail={
            links.length > 1 ? (
              <RailList title={texts.about.others} links={links} current={path} />
            ) : null
          }
        >
          <RichText blocks={body} sectionLevel={2} />
        </Article>
      )}
    </ArticlePage>
  );
}
