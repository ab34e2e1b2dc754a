import { useState } from 'react';
import { styled } from 'styled-components';
import { cpePartNames } from '@iia/shared/names';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import type { CpeRecordQuery } from '@/data/generated/operations/pages/cpe';
import { useCpeEntries } from './useCpeEntries';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Ledger } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerRow } from '@/ui/LedgerRow';
import { Row } from '@/ui/Row';
import { ScreenOnly } from '@/ui/printVisibility';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { EntryEvidence } from './EntryEvidence';
import { texts } from './texts';

const labels = texts.entries;

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
  const { remove } = useCpeEntries();
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
                      variant="quiet"
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
          if (removed) await remove(removed.documentId);
          toast(texts.removal.done);
        }}
      >
        {removed ? texts.removal.body(removed.subject) : null}
      </ConfirmDialog>
    </>
  );
};
