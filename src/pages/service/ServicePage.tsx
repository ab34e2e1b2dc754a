import { useContext } from 'react';
import { ServiceDetailDocument } from '@/data/generated/operations/ServiceDetail';
import { ServiceListDocument } from '@/data/generated/operations/ServiceList';
import { publicQueries } from '@/data/page/pageQueries';
import { query, optionalQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { Article } from '@/ui/article/Article';
import { ArticleFailure } from '@/ui/article/ArticleFailure';
import { ArticleSkeleton } from '@/ui/article/ArticleSkeleton';
import { CallToAction } from '@/ui/article/CallToAction';
import { RailList } from '@/ui/article/RailList';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageMeta } from '@/ui/PageMeta';
import { contentsOfBlocks } from '@/ui/rich-text/headings';
import { RichText } from '@/ui/RichText';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { articleData } from '@/ui/structured-data/articleData';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { texts } from './texts';

export const queries = publicQueries(({ param }) => ({
  service: query(ServiceDetailDocument, { slug: param('slug') }),
  services: optionalQuery(ServiceListDocument),
}));

export function Component() {
  const service = usePageQuery(queries, 'service');
  const services = usePageQuery(queries, 'services');
  const origin = useContext(SiteOriginContext);
  if (service.error) return <ArticleFailure title={texts.area} failed={service} />;
  if (!service.data) return <ArticleSkeleton />;
  const { title, slug, summary, body, seo, url } = service.data;
  const path = paths.service(slug);
  const others = (services.data ?? []).map((other) => ({
    label: other.title,
    to: paths.service(other.slug),
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
        kicker={texts.kicker}
        title={title}
        lead={summary}
        contents={contentsOfBlocks(body)}
        rail={
          others.length > 1 ? (
            <RailList title={texts.others} links={others} current={path} />
          ) : undefined
        }
      >
        <RichText blocks={body} sectionLevel={2} />
        {url ? (
          <div>
            <ButtonLink to={url} variant="secondary">
              {texts.more}
            </ButtonLink>
          </div>
        ) : null}
        <CallToAction
          id="trao-doi"
          heading={texts.ask.heading}
          text={texts.ask.text}
          label={texts.ask.label}
          to={paths.contact()}
        />
      </Article>
    </>
  );
}
