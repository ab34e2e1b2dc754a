import { useId } from 'react';
import {
  AttendanceCertificateDownloadDocument,
  type AttendanceCertificateDownloadQuery,
} from '@/data/generated/operations/AttendanceCertificateDownload';
import { useSignedFile } from '@/data/useSignedFile';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { texts } from './texts';

type CertificateDownloadProps = {
  certificate: { documentId: string; number: string };
  variant?: 'primary' | 'secondary';
};

/** Saves the PDF of one's own certificate of attendance. */
export const CertificateDownload = ({
  certificate: { documentId, number },
  variant = 'primary',
}: CertificateDownloadProps) => {
  const messageId = useId();
  const { start, busy, error } = useSignedFile(async (client) => {
    const { data } = await client.query({
      query: AttendanceCertificateDownloadDocument,
      variables: { id: documentId },
      fetchPolicy: 'no-cache',
    });
    return (data as AttendanceCertificateDownloadQuery).attendanceCertificateDownload;
  });
  return (
    <ScreenOnly>
      <Button
        variant={variant}
        busy={busy}
        onClick={start}
        aria-label={busy ? undefined : texts.downloadOf(number)}
        aria-describedby={error ? messageId : undefined}
      >
        {busy ? null : <Icon name="file-pdf" />}
        {busy ? texts.preparing : texts.download}
      </Button>
      <div aria-live="assertive">
        {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
      </div>
    </ScreenOnly>
  );
};
