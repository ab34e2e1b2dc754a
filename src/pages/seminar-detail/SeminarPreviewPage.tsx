import { SeminarDetailDocument } from '@/data/generated/operations/pages/seminar-detail';
import { pageMoment } from '@/data/page/pageLocation';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { readOffer } from '@/features/catalogue/options/readOffer';
import { PreviewFrame } from '@/features/preview/PreviewFrame';
import { usePreview } from '@/features/preview/usePreview';
import { SeminarDetail } from './SeminarDetail';

export function Component() {
  const preview = usePreview(SeminarDetailDocument);
  const seminar = preview.data?.seminar;
  return (
    <PreviewFrame preview={preview} skeleton={<DetailSkeleton />}>
      {seminar && (
        <SeminarDetail
          key={seminar.documentId}
          seminar={seminar}
          offer={readOffer(seminar, pageMoment())}
          related={null}
        />
      )}
    </PreviewFrame>
  );
}
