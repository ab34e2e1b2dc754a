import { useContext } from 'react';
import { AboutPageDetailDocument } from '@/data/generated/operations/AboutPageDetail';
import { AboutPageListDocument } from '@/data/generated/operations/AboutPageList';
import { publicQueries } from '@/data/page/pageQueries';
import { query, optionalQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { texts } from '@/features/institute/texts';
import { paths } from '@/lib/paths';
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

export const queries = publicQueries(({ param }) => ({
  page: query(AboutPageDetailDocument, { slug: param('slug') }),
  pages: optionalQuery(AboutPageListDocument),
}));

/** `/ve-chung-toi/:slug` */
export function Component() {
  const page = usePageQuery(queries, 'page');
  const pages = usePageQuery(queries, 'pages');
  const origin = useContext(SiteOriginContext);
  if (page.error) return <ArticleFailure title={texts.about.title} failed={page} />;
  if (!page.data) return <ArticleSkeleton />;
  const { title, slug, summary, seo, body } = page.data;
  const path = paths.aboutPage(slug);
  const links = (pages.data ?? []).map((one) => ({
    label: one.title,
    to: paths.aboutPage(one.slug),
  }));
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
        crumbs={[{ label: texts.about.title, to: paths.about() }]}
        title={title}
        lead={summary}
        contents={contentsOfBlocks(body)}
        rail={
          links.length > 1 ? (
            <RailList title={texts.about.others} links={links} current={path} />
          ) : null
        }
      >
        <RichText blocks={body} sectionLevel={2} />
      </Article>
    </>
  );
}
