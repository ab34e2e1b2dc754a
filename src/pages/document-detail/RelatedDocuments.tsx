import { useQuery } from '@apollo/client/react';
import { RelatedDocumentsDocument } from '@/data/generated/operations/RelatedDocuments';
import { Related } from '@/features/catalogue/detail/Related';
import { DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { texts } from '@/features/catalogue/texts';
import { relatedDocumentsVariables } from './loadRelatedDocuments';

type RelatedDocumentsProps = { category: string; documentId: string };

/** Up to four other documents of the category. */
export const RelatedDocuments = ({ category, documentId }: RelatedDocumentsProps) => {
  const { data } = useQuery(RelatedDocumentsDocument, {
    variables: relatedDocumentsVariables(category),
  });
  const others = (data?.documents.items ?? [])
    .filter((document) => document.documentId !== documentId)
    .slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.document.related}>
      <DocumentLedger caption={texts.document.related} documents={others} />
    </Related>
  );
};
