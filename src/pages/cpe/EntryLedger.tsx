import { useState, useId } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import { cpePartNames } from '@iia/shared/names';
import { formatDecimal } from '@iia/shared/numbers';
import {
  CpeEvidenceDownloadDocument,
  type CpeRecordQuery,
  DeleteCpeEntryDocument,
} from '@/data/generated/operations/pages/cpe';
import { useAction } from '@/data/useAction';
import { useSignedFile } from '@/data/useSignedFile';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { ScreenOnly, PrintOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const labels = texts.entries;

const Evidence = ({ documentId, name }: { documentId: string; name: string }) => {
  const messageId = useId();
  const { start, busy, error } = useSignedFile(CpeEvidenceDownloadDocument, { id: documentId });
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
const EntryEvidence = ({ entry: { certificate, evidence } }: { entry: Entry }) => {
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

const columns = [
  { id: 'day', label: labels.day, width: '6.5rem' },
  { id: 'subject', label: labels.subject },
  { id: 'hours', label: labels.hours, width: '4rem', align: 'end' },
  { id: 'proof', label: labels.proof, width: '13rem' },
] as const;

const Detail = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Hours = styled.span<{ $revoked: boolean }>`
  text-decoration: ${({ $revoked }) => ($revoked ? 'line-through' : 'none')};
`;

/* Aligns the first label with the evidence, since quiet buttons have no visible edge. */
const Tools = styled(ScreenOnly)`
  margin-inline-start: calc(-1 * ${theme.space[4]});
`;

export type Entry = CpeRecordQuery['cpeRecord']['entries'][number];

type EntryLedgerProps = { entries: readonly Entry[]; onChange: (entry: Entry) => void };

export const EntryLedger = ({ entries, onChange }: EntryLedgerProps) => {
  const remove = useAction(DeleteCpeEntryDocument);
  const [removed, setRemoved] = useState<Entry | null>(null);
  return (
    <>
      <Ledger caption={labels.caption} columns={columns}>
        {entries.map((entry) => (
          <LedgerRow key={entry.documentId}>
            <LedgerCell figures>{formatDate(entry.day)}</LedgerCell>
            <LedgerCell primary>
              <span>{entry.subject}</span>
              <Detail>
                {[entry.provider, cpePartNames[entry.part], labels.sources[entry.source]].join(
                  ' · ',
                )}
              </Detail>
              {entry.revokedReason === null ? null : (
                <Detail>{labels.revoked(entry.revokedReason)}</Detail>
              )}
            </LedgerCell>
            <LedgerCell align="end" figures phoneLabel={labels.hours}>
              <Hours
                as={entry.revokedReason === null ? 'span' : 's'}
                $revoked={entry.revokedReason !== null}
              >
                {formatDecimal(entry.hours)}
              </Hours>
            </LedgerCell>
            <LedgerCell>
              <EntryEvidence entry={entry} />
              {entry.source === 'own' ? (
                <Tools>
                  <Row gap={2}>
                    <Button
                      variant="quiet"
                      aria-label={labels.changeOf(entry.subject)}
                      onClick={() => onChange(entry)}
                    >
                      {labels.change}
                    </Button>
                    <Button
                      variant="danger"
                      aria-label={labels.removeOf(entry.subject)}
                      onClick={() => setRemoved(entry)}
                    >
                      {labels.remove}
                    </Button>
                  </Row>
                </Tools>
              ) : null}
            </LedgerCell>
          </LedgerRow>
        ))}
      </Ledger>
      <ConfirmDialog
        open={removed !== null}
        title={texts.removal.title}
        action={texts.removal.action}
        onClose={() => setRemoved(null)}
        onConfirm={async () => {
          if (removed) await remove({ id: removed.documentId });
          toast(texts.removal.done);
        }}
      >
        {removed ? texts.removal.body(removed.subject) : null}
      </ConfirmDialog>
    </>
  );
};
