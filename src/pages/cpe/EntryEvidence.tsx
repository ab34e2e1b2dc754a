import { useId } from 'react';
import { CpeEvidenceDownloadDocument } from '@/data/generated/operations/pages/cpe';
import { useSignedFile } from '@/data/useSignedFile';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import type { Entry } from './EntryLedger';
import { texts } from './texts';

const labels = texts.entries;

const Evidence = ({ documentId, name }: { documentId: string; name: string }) => {
  const messageId = useId();
  const { start, busy, error } = useSignedFile(async (client) => {
    const { data } = await client.query({
      query: CpeEvidenceDownloadDocument,
      variables: { id: documentId },
      fetchPolicy: 'no-cache',
    });
    return data?.cpeEvidenceDownload;
  });
  return (
    <>
      <ScreenOnly>
        <Button
          variant="quiet"
          busy={busy}
          onClick={start}
          aria-describedby={error ? messageId : undefined}
          aria-label={labels.evidence(name)}
        >
          <Icon name="download-simple" />
          {name}
        </Button>
        <div aria-live="assertive">
          {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
        </div>
      </ScreenOnly>
      <PrintOnly>{name}</PrintOnly>
    </>
  );
};

/** The certificate or file that proves an entry. */
export const EntryEvidence = ({ entry: { certificate, evidence } }: { entry: Entry }) => {
  if (certificate) {
    return (
      <TextLink to={paths.verifyAttendance(certificate.code)}>
        <span translate="no">{certificate.number}</span>
      </TextLink>
    );
  }
  if (evidence) return <Evidence {...evidence} />;
  return (
    <Text size="sm" tone="muted">
      {labels.noEvidence}
    </Text>
  );
};
