import { useId } from 'react';
import { TicketPdfDocument } from '@/data/generated/operations/features/tickets/TicketPdf';
import { useSignedFile } from '@/data/useSignedFile';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { texts } from './texts';

const labels = texts.room;

type TicketDownloadProps = { id: string; number: number };

export const TicketDownload = ({ id, number }: TicketDownloadProps) => {
  const messageId = useId();
  const { start, busy, error } = useSignedFile(TicketPdfDocument, { id });
  return (
    <div>
      <Button
        variant="secondary"
        busy={busy}
        onClick={start}
        aria-label={busy ? undefined : labels.pdfOf(number)}
        aria-describedby={error ? messageId : undefined}
      >
        {busy ? null : <Icon name="download-simple" />}
        <span>{busy ? labels.calendarBusy : labels.pdf}</span>
      </Button>
      <div aria-live="assertive">
        {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
      </div>
    </div>
  );
};
