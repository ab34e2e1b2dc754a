import { DocumentDetailDocument } from '@/data/generated/operations/pages/document-detail';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { PreviewFrame } from '@/features/preview/PreviewFrame';
import { usePreview } from '@/features/preview/usePreview';
import { DocumentDetail } from './DocumentDetail';

export function Component() {
  const preview = usePreview(DocumentDetailDocument);
  const document = preview.data?.document;
  return (
    <PreviewFrame preview={preview} skeleton={<DetailSkeleton />}>
      {document && <DocumentDetail key={document.documentId} document={document} related={null} />}
    </PreviewFrame>
  );
}
