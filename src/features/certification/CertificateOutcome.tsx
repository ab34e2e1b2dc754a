import { styled } from 'styled-components';
import { limits } from '@/data/generated/limits';
import type { CertificateStatus } from '@/data/generated/types';
import { Heading } from '@/ui/Heading';
import { ScreenOnly } from '@/ui/printVisibility';
import { theme } from '@/ui/theme';
import { CertificateLedger } from './CertificateLedger';
import type { CertificateSearch } from './readCertificateSearch';
import { CertificateStatement } from './CertificateStatement';
import { NoCertificate } from './NoCertificate';
import { texts } from './texts';

/** As many as the register answers at most. */
const MOST = limits.certificatesFound;

const Summary = styled.p`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  color: ${theme.color.muted};
`;

type CertificateOutcomeProps = {
  search: CertificateSearch;
  found: readonly CertificateStatus[];
  checkedAt: number;
};

/** What a search found: one certificate in full, several as a list, or how to go on. */
export const CertificateOutcome = ({ search, found, checkedAt }: CertificateOutcomeProps) => {
  const [only, another] = found;
  const words = texts.found;
  if (!only) return <NoCertificate search={search} />;
  return (
    <>
      <ScreenOnly>
        <Heading level={2}>{words.heading}</Heading>
        <Summary>
          {another ? `${words.several(found.length)} ${words.choose}` : words.one}
          {found.length === MOST ? ` ${words.most(MOST)}` : null}
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
