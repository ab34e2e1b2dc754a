import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { SeminarDetailDocument } from '@/data/generated/operations/SeminarDetail';
import { DetailFailure } from '@/features/catalogue/detail/DetailFailure';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { answerOrFailure } from '@/features/catalogue/loading/answerOrFailure';
import { pageMoment } from '@/features/catalogue/loading/pageMoment';
import { readPlaces } from '@/features/catalogue/places/readPlaces';
import { seminarData } from '@/features/catalogue/structured-data/itemData';
import { JsonLd } from '@/features/catalogue/structured-data/JsonLd';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { loadComingSeminars } from './loadComingSeminars';
import { SeminarDetail } from './SeminarDetail';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  const slug = params.slug ?? '';
  const now = pageMoment();
  return answerOrFailure({ now }, request.signal, async () => {
    const [{ data }] = await Promise.all([
      client.query({ query: SeminarDetailDocument, variables: { slug } }),
      loadComingSeminars(client, now),
    ]);
    if (!data?.seminar) throw new Response(null, { status: 404 });
  });
}

/** One seminar: what it is about, where and when, who speaks, and how to take part. */
export function Component() {
  const { now, failure } = useLoaderData<typeof loader>();
  const { slug = '' } = useParams();
  const origin = useContext(SiteOriginContext);
  const { data, error } = useQuery(SeminarDetailDocument, {
    variables: { slug },
    skip: failure !== null,
  });
  const seminar = data?.seminar;

  if (failure ?? error) {
    return <DetailFailure failure={failure ?? error} title={texts.seminar.title} />;
  }
  if (!seminar) return <DetailSkeleton />;
  const path = paths.seminar(seminar.slug);
  const places = readPlaces(seminar, now);
  return (
    <>
      <PageMeta
        title={seminar.seo?.title ?? seminar.title}
        description={seminar.seo?.description ?? seminar.summary}
        canonical={path}
      />
      <JsonLd data={seminarData(seminar, places, `${origin}${path}`)} />
      <SeminarDetail key={seminar.documentId} seminar={seminar} places={places} now={now} />
    </>
  );
}
