import { AttendanceCertificateDownloadDocument } from '@/data/generated/operations/features/attendance/AttendanceCertificateDownload';
import { useSignedFile } from '@/data/useSignedFile';
import { FileButton } from '@/ui/FileButton';
import { certificateTexts } from './texts';

type CertificateDownloadProps = {
  certificate: { documentId: string; number: string };
  variant?: 'primary' | 'secondary';
};

/** Saves the PDF of one's own certificate of attendance. */
export const CertificateDownload = ({
  certificate: { documentId, number },
  variant = 'primary',
}: CertificateDownloadProps) => {
  const file = useSignedFile(AttendanceCertificateDownloadDocument, { id: documentId });
  return (
    <FileButton
      file={file}
      icon="file-pdf"
      label={certificateTexts.download}
      fullLabel={certificateTexts.downloadOf(number)}
      busyLabel={certificateTexts.preparing}
      variant={variant}
    />
  );
};
