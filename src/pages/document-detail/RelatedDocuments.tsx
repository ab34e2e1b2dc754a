import type { RelatedDocumentsQuery } from '@/data/generated/operations/RelatedDocuments';
import { Related } from '@/features/catalogue/detail/Related';
import { DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { texts } from '@/features/catalogue/texts';

type RelatedDocumentsProps = {
  /** Undefined while loading or after a failure. */
  documents: RelatedDocumentsQuery['documents']['items'] | undefined;
  /** The current document's `documentId`, which is omitted. */
  exclude: string;
};

/** Up to four other documents in the category. */
export const RelatedDocuments = ({ documents = [], exclude }: RelatedDocumentsProps) => {
  const others = documents.filter(({ documentId }) => documentId !== exclude).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.document.related}>
      <DocumentLedger caption={texts.document.related} documents={others} />
    </Related>
  );
};
