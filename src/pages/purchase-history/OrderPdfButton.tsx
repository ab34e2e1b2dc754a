import { UserOrderPdfDocument } from '@/data/generated/operations/UserOrderPdf';
import { useSignedFile } from '@/data/useSignedFile';
import { FileButton } from '@/ui/FileButton';
import { texts } from './texts';

const { pdf } = texts.order;

/** Saves an order as a PDF. */
export const OrderPdfButton = ({ documentId }: { documentId: string }) => {
  const file = useSignedFile(async (client) => {
    const { data } = await client.query({
      query: UserOrderPdfDocument,
      variables: { id: documentId },
      fetchPolicy: 'no-cache',
    });
    return data?.userOrderPdf;
  });
  return <FileButton file={file} icon="file-pdf" label={pdf.save} busyLabel={pdf.preparing} />;
};
