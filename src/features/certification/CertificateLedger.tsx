import type { CertificateStatus } from '@/data/generated/types';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/Badge';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { stateLook } from './certificateState';
import { texts } from './texts';

const words = texts.facts;

const columns: readonly LedgerColumn[] = [
  { id: 'number', label: words.number, width: '14rem' },
  { id: 'holder', label: words.holder },
  { id: 'certification', label: words.certification },
  { id: 'issued', label: words.issuedOn, width: '7rem' },
  { id: 'status', label: words.status, width: '9rem' },
];

/** Certificates of one name: each number leads to its own statement. */
export const CertificateLedger = ({
  certificates,
}: {
  certificates: readonly CertificateStatus[];
}) => (
  <Ledger caption={texts.found.caption} columns={columns}>
    {certificates.map(({ documentId, number, holderName, certification, issuedOn, status }) => (
      <LedgerRow key={documentId}>
        <LedgerCell primary>
          <LedgerLink to={paths.verifyCertificate(number)}>{number}</LedgerLink>
        </LedgerCell>
        <LedgerCell>{holderName}</LedgerCell>
        <LedgerCell>{texts.certifications[certification]}</LedgerCell>
        <LedgerCell figures phoneLabel={words.issuedOn}>
          {formatDate(issuedOn)}
        </LedgerCell>
        <LedgerCell>
          <Badge tone={stateLook[status].tone}>{texts.statuses[status].word}</Badge>
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);
