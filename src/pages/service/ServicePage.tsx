import { ServiceDetailDocument } from '@/data/generated/operations/pages/service/ServiceDetail';
import { ServiceListDocument } from '@/data/generated/operations/features/institute/ServiceList';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { Article } from '@/ui/article/Article';
import { ArticlePage } from '@/ui/article/ArticlePage';
import { CallToAction } from '@/ui/article/CallToAction';
import { RailList } from '@/ui/article/RailList';
import { ButtonLink } from '@/ui/ButtonLink';
import { contentsOfBlocks } from '@/ui/rich-text/headings';
import { RichText } from '@/ui/RichText';

const texts = {
  area: 'Dịch vụ',
  kicker: 'Dịch vụ cho tổ chức',
  others: 'Dịch vụ của Viện',
  more: 'Tìm hiểu thêm',
  ask: {
    heading: 'Trao đổi với Viện',
    text: 'Quý khách cho biết nhu cầu và quy mô của đơn vị; Viện trả lời trong ba ngày làm việc.',
    label: 'Gửi yêu cầu',
  },
} as const;

export const queries = publicQueries(({ param }) => ({
  service: query(ServiceDetailDocument, { slug: param('slug') }),
  services: optionalQuery(ServiceListDocument),
}));

export function Component() {
  const service = usePageQuery(queries, 'service');
  const services = usePageQuery(queries, 'services');
  const others = (services.data ?? []).map((other) => ({
    label: other.title,
    to: paths.service(other.slug),
  }));
  return (
    <ArticlePage result={service} name={texts.area} pathOf={({ slug }) => paths.service(slug)}>
      {({ title, summary, body, url }, path) => (
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
      )}
    </ArticlePage>
  );
}
