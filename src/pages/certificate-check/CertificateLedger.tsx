import type { CertificateStatus } from '@/data/generated/types';
import { formatDate } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/Badge';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { stateAppearance } from '@/features/certification/certificateState';
import { texts } from '@/features/certification/texts';

const labels = texts.facts;

const columns: readonly LedgerColumn[] = [
  { id: 'number', label: labels.number, width: '14rem' },
  { id: 'holder', label: labels.holder },
  { id: 'certification', label: labels.certification },
  { id: 'issued', label: labels.issuedOn, width: '7rem' },
  { id: 'status', label: labels.status, width: '9rem' },
];

/** Certificates of one holder name, each linking to its own statement. */
export const CertificateLedger = ({
  certificates,
}: {
  certificates: readonly CertificateStatus[];
}) => (
  <Ledger caption={texts.found.caption} columns={columns}>
    {certificates.map(({ documentId, number, holderName, certification, issuedOn, status }) => (
      <LedgerRow key={documentId}>
        <LedgerCell primary>
          <LedgerLink to={paths.verifyCertificate(number)}>
            <span translate="no">{number}</span>
          </LedgerLink>
        </LedgerCell>
        <LedgerCell>{holderName}</LedgerCell>
        <LedgerCell>{texts.certifications[certification]}</LedgerCell>
        <LedgerCell figures phoneLabel={labels.issuedOn}>
          {formatDate(issuedOn)}
        </LedgerCell>
        <LedgerCell>
          <Badge tone={stateAppearance[status].tone}>{texts.statuses[status].word}</Badge>
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);
