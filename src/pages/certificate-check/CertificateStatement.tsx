import { useContext } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatDateTime, isoDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import type { CertificateStatus, Certification, CertificateState } from '@/data/generated/types';
import { stateAppearance } from '@/features/certification/certificateState';
import { texts } from '@/features/certification/texts';
import { paths } from '@/lib/paths';
import { badgeColor, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { NoWrap } from '@/ui/NoWrap';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { media, theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';

const Label = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Word = styled.p<{ $tone: BadgeTone }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin: ${theme.space[1]} 0 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.tight};
  color: ${({ $tone }) => badgeColor[$tone]};
`;

const Meaning = styled.p`
  max-width: 44ch;
  margin: ${theme.space[3]} 0 0;
`;

const CertificateStateSummary = ({ state }: { state: CertificateState }) => {
  const { word, meaning } = texts.statuses[state];
  const { tone, icon } = stateAppearance[state];
  return (
    <div>
      <Label>{texts.facts.status}</Label>
      <Word $tone={tone}>
        <Icon name={icon} size="1em" />
        {word}
      </Word>
      <Meaning>{meaning}</Meaning>
    </div>
  );
};

/**
 * Annual CPE hours for practising holders; The IIA's rules for CIA, and from 2026 for the others.
 */
const yearlyHours: Record<Certification, number> = {
  CIA: 40,
  CRMA: 20,
  IAP: 20,
  CCSA: 20,
  CFSA: 20,
  CGAP: 20,
};

/** The CPE reporting status, from the hours reported; null means no report on record. */
const cpeState = (certification: Certification, cpe: number | null): string =>
  cpe === null
    ? texts.facts.notReported
    : texts.facts.reported(formatDecimal(cpe), formatDecimal(yearlyHours[certification]));

const Sheet = styled.article`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[6]};
  border-top: 2px solid ${theme.color.lineStrong};
  border-bottom: 1px solid ${theme.color.lineStrong};
  break-inside: avoid;

  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${theme.space[12]};
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[8]};
  margin-top: ${theme.space[5]};
`;

const Note = styled.p`
  margin: ${theme.space[6]} 0 0;
  font-size: ${theme.size.sm};
`;

type CertificateStatementProps = {
  certificate: CertificateStatus;
  /** When the register was checked, in milliseconds since 1970. */
  checkedAt: number;
};

/** The register's entry for one certificate, with time and URL; designed for printing. */
export const CertificateStatement = ({ certificate, checkedAt }: CertificateStatementProps) => {
  const origin = useContext(SiteOriginContext);
  const hydrated = useHydrated();
  const { number, certification, issuedOn, expiresOn } = certificate;
  const labels = texts.facts;
  return (
    <>
      <PrintOnly>
        <Heading level={2}>{texts.statement.paperTitle}</Heading>
      </PrintOnly>
      <Sheet>
        <CertificateStateSummary state={certificate.status} />
        <div>
          <DefinitionList
            items={[
              { term: labels.number, description: <strong translate="no">{number}</strong> },
              { term: labels.holder, description: certificate.holderName },
              {
                term: labels.certification,
                description: `${certification}, ${texts.certifications[certification]}`,
              },
              { term: labels.issuedOn, description: formatDate(issuedOn) },
              {
                term: labels.expiresOn,
                description: expiresOn ? formatDate(expiresOn) : labels.noExpiry,
              },
              {
                term: labels.cpe(isoDate(checkedAt).slice(0, 4)),
                description: cpeState(certification, certificate.cpe),
              },
              {
                term: labels.checkedAt,
                description: (
                  <>
                    <span>{formatDateTime(checkedAt)}</span> <NoWrap>{labels.vietnamTime}</NoWrap>
                  </>
                ),
              },
              {
                term: labels.address,
                description: (
                  <span translate="no">{`${origin}${paths.verifyCertificate(number)}`}</span>
                ),
              },
            ]}
          />
          {hydrated ? (
            <ScreenOnly>
              <Foot>
                <Button variant="secondary" onClick={() => window.print()}>
                  <Icon name="printer" />
                  {texts.statement.print}
                </Button>
              </Foot>
            </ScreenOnly>
          ) : null}
        </div>
      </Sheet>
      <PrintOnly>
        <Note>{texts.statement.note}</Note>
      </PrintOnly>
    </>
  );
};
