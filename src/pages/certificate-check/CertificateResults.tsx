import { styled } from 'styled-components';
import { limits } from '@iia/shared/limits';
import type { CertificateStatus } from '@/data/generated/types';
import { Heading } from '@/ui/Heading';
import { ScreenOnly } from '@/ui/printVisibility';
import { theme } from '@/ui/theme';
import { CertificateLedger } from './CertificateLedger';
import type { CertificateSearch } from '@/features/certification/readCertificateSearch';
import { CertificateStatement } from './CertificateStatement';
import { NoCertificate } from './NoCertificate';
import { texts } from '@/features/certification/texts';

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
