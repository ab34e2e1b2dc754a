import { useContext } from 'react';
import {
  SeminarDetailDocument,
  UpcomingSeminarsDocument,
  type UpcomingSeminarsQuery,
} from '@/data/generated/operations/pages/seminar-detail';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { DetailFailure } from '@/features/catalogue/detail/DetailFailure';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { Related } from '@/features/catalogue/detail/sections';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { readOffer } from '@/features/catalogue/options/readOffer';
import { seminarData } from '@/features/catalogue/structured-data/itemData';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { SeminarDetail } from './SeminarDetail';

type UpcomingSeminarsProps = {
  /** Undefined while loading or after a failure. */
  seminars: UpcomingSeminarsQuery['seminars']['items'] | undefined;
  /** The current seminar's `documentId`, which is omitted. */
  exclude: string;
  now: number;
};

/** Up to four other upcoming seminars. */
const UpcomingSeminars = ({ seminars = [], exclude, now }: UpcomingSeminarsProps) => {
  const others = seminars.filter(({ documentId }) => documentId !== exclude).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.seminar.related}>
      <SeminarLedger caption={texts.seminar.related} seminars={others} now={now} />
    </Related>
  );
};

export const queries = publicQueries(({ param, now }) => ({
  seminar: query(SeminarDetailDocument, { slug: param('slug') }),
  // One extra, since the seminar itself may be among them.
  coming: optionalQuery(UpcomingSeminarsDocument, {
    endsAfter: new Date(now).toISOString(),
    sort: 'startAt:asc',
    page: 1,
    pageSize: 5,
  }),
}));

export function Component() {
  const { now } = usePage();
  const seminarResult = usePageQuery(queries, 'seminar');
  const coming = usePageQuery(queries, 'coming');
  const origin = useContext(SiteOriginContext);
  const seminar = seminarResult.data;

  if (seminarResult.error) {
    return <DetailFailure failed={seminarResult} title={texts.seminar.title} />;
  }
  if (!seminar) return <DetailSkeleton />;
  const path = paths.seminar(seminar.slug);
  const offer = readOffer(seminar, now);
  return (
    <>
      <PageMeta
        title={seminar.seo?.title ?? seminar.title}
        description={seminar.seo?.description ?? seminar.summary}
        canonical={path}
      />
      <JsonLd data={seminarData(seminar, offer.seats, { origin, path })} />
      <SeminarDetail
        key={seminar.documentId}
        seminar={seminar}
        offer={offer}
        related={
          <UpcomingSeminars seminars={coming.data?.items} exclude={seminar.documentId} now={now} />
        }
      />
    </>
  );
}
