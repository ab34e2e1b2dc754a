import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { DocumentDetailDocument } from '@/data/generated/operations/DocumentDetail';
import { DetailFailure } from '@/features/catalogue/detail/DetailFailure';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { answerOrFailure } from '@/features/catalogue/loading/answerOrFailure';
import { documentData } from '@/features/catalogue/structured-data/itemData';
import { JsonLd } from '@/features/catalogue/structured-data/JsonLd';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { DocumentDetail } from './DocumentDetail';
import { loadRelatedDocuments } from './loadRelatedDocuments';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  const slug = params.slug ?? '';
  return answerOrFailure({}, request.signal, async () => {
    const { data } = await client.query({ query: DocumentDetailDocument, variables: { slug } });
    if (!data?.document) throw new Response(null, { status: 404 });
    await loadRelatedDocuments(client, data.document.category.slug);
  });
}

/** One document: what is in it, by whom, at what price, and how to buy it. */
export function Component() {
  const { failure } = useLoaderData<typeof loader>();
  const { slug = '' } = useParams();
  const origin = useContext(SiteOriginContext);
  const { data, error } = useQuery(DocumentDetailDocument, {
    variables: { slug },
    skip: failure !== null,
  });
  const document = data?.document;

  if (failure ?? error) {
    return <DetailFailure failure={failure ?? error} title={texts.document.title} />;
  }
  if (!document) return <DetailSkeleton />;
  const path = paths.document(document.slug);
  return (
    <>
      <PageMeta
        title={document.seo?.title ?? document.title}
        description={document.seo?.description ?? document.summary}
        canonical={path}
      />
      <JsonLd data={documentData(document, `${origin}${path}`)} />
      <DocumentDetail key={document.documentId} document={document} />
    </>
  );
}
