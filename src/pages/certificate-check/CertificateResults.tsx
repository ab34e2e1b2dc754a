import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import { foldText } from '@iia/shared/foldText';
import { limits } from '@iia/shared/limits';
import type { CertificateStatus } from '@/data/generated/types';
import { stateAppearance } from '@/features/certification/certificateState';
import type { CertificateSearch } from '@/features/certification/readCertificateSearch';
import { texts } from '@/features/certification/texts';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { Ledger, type LedgerColumn, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { ScreenOnly } from '@/ui/printVisibility';
import { theme } from '@/ui/theme';
import { CertificateStatement } from './CertificateStatement';

const labels = texts.facts;

const columns: readonly LedgerColumn[] = [
  { id: 'number', label: labels.number, width: '14rem' },
  { id: 'holder', label: labels.holder },
  { id: 'certification', label: labels.certification },
  { id: 'issued', label: labels.issuedOn, width: '7rem' },
  { id: 'status', label: labels.status, width: '9rem' },
];

/** Certificates of one holder name, each linking to its own statement. */
const CertificateLedger = ({ certificates }: { certificates: readonly CertificateStatus[] }) => (
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

const Checks = styled.ul`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  padding-inline-start: ${theme.space[5]};
`;

const copy = texts.none;

const NoCertificate = ({ search }: { search: CertificateSearch }) => {
  const unmarked = search.kind === 'name' && !hasMarks(search.text);
  const checks = search.kind === 'number' ? copy.number : copy.name;
  return (
    <EmptyState
      title={copy.title(search.text)}
      action={
        <ButtonLink to={paths.contact()} variant="secondary">
          {copy.toContact}
        </ButtonLink>
      }
    >
      <p>{copy.meaning}</p>
      <p>{copy.check}</p>
      <Checks>
        {(unmarked ? [copy.unmarked, ...checks] : checks).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </Checks>
      <p>{copy.ask}</p>
    </EmptyState>
  );
};

/** Whether any character has a Vietnamese diacritic. */
const hasMarks = (name: string): boolean => foldText(name) !== name.toLowerCase();

/** The register's limit per search. */
const MAX_RESULTS = limits.certificatesFound;

const Summary = styled.p`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  color: ${theme.color.muted};
`;

type CertificateResultsProps = {
  search: CertificateSearch;
  found: readonly CertificateStatus[];
  checkedAt: number;
};

/** One certificate in full, several as a list, or advice if there is none. */
export const CertificateResults = ({ search, found, checkedAt }: CertificateResultsProps) => {
  const [only, another] = found;
  const copy = texts.found;
  if (!only) return <NoCertificate search={search} />;
  return (
    <>
      <ScreenOnly>
        <Heading level={2}>{copy.heading}</Heading>
        <Summary>
          <span>{another ? `${copy.several(found.length)} ${copy.choose}` : copy.one}</span>
          <span>{found.length === MAX_RESULTS ? ` ${copy.most(MAX_RESULTS)}` : null}</span>
        </Summary>
      </ScreenOnly>
      {another ? (
        <CertificateLedger certificates={found} />
      ) : (
        <CertificateStatement certificate={only} checkedAt={checkedAt} />
      )}
    </>
  );
};
