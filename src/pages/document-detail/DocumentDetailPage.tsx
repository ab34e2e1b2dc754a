import { useContext } from 'react';
import {
  DocumentDetailDocument,
  RelatedDocumentsDocument,
  type RelatedDocumentsQuery,
} from '@/data/generated/operations/pages/document-detail';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { useDependentQuery, usePageQuery } from '@/data/page/usePageQuery';
import { DetailFailure } from '@/features/catalogue/detail/DetailFailure';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { Related } from '@/features/catalogue/detail/sections';
import { DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { documentData } from '@/features/catalogue/structured-data/itemData';
import { texts } from '@/features/catalogue/texts';
import { useOwnership } from '@/features/library/useOwnership';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { DocumentDetail } from './DocumentDetail';

type RelatedDocumentsProps = {
  /** Undefined while loading or after a failure. */
  documents: RelatedDocumentsQuery['documents']['items'] | undefined;
  /** The current document's `documentId`, which is omitted. */
  exclude: string;
};

/** Up to four other documents in the category. */
const RelatedDocuments = ({ documents = [], exclude }: RelatedDocumentsProps) => {
  const others = documents.filter(({ documentId }) => documentId !== exclude).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.document.related}>
      <DocumentLedger caption={texts.document.related} documents={others} />
    </Related>
  );
};

export const queries = publicQueries(
  ({ param }) => ({ document: query(DocumentDetailDocument, { slug: param('slug') }) }),
  {
    then: {
      // One extra, since the document itself may be among them.
      related: ({ document }) =>
        optionalQuery(RelatedDocumentsDocument, {
          category: document.category.slug,
          sort: 'year:desc',
          page: 1,
          pageSize: 5,
        }),
    },
  },
);

export function Component() {
  const documentResult = usePageQuery(queries, 'document');
  const origin = useContext(SiteOriginContext);
  const document = documentResult.data;
  const related = useDependentQuery(queries, 'related', document ? { document } : null);
  const ownership = useOwnership('document', document?.documentId ?? null);

  if (documentResult.error) {
    return <DetailFailure failed={documentResult} title={texts.document.title} />;
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
      <JsonLd data={documentData(document, { origin, path })} />
      <DocumentDetail
        key={document.documentId}
        document={document}
        ownership={ownership}
        related={<RelatedDocuments documents={related.data?.items} exclude={document.documentId} />}
      />
    </>
  );
}
