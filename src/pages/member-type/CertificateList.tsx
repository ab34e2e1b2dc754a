import { styled } from 'styled-components';
import type { UserCertificateStatusesQuery } from '@/data/generated/operations/pages/member-type';
import { stateAppearance } from '@/features/certification/certificateState';
import { texts as certificationTexts } from '@/features/certification/texts';
import { formatDate, isoDate } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/Badge';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const labels = texts.certificates;

const columns = [
  { id: 'certification', label: labels.certification },
  { id: 'number', label: labels.number, width: '10rem' },
  { id: 'issuedOn', label: labels.issuedOn, width: '7rem' },
  { id: 'expiresOn', label: labels.expiresOn, width: '8rem' },
  { id: 'status', label: labels.status, width: '10rem' },
] as const;

const Detail = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Empty = () => (
  <Stack gap={3}>
    <Text tone="muted">{labels.empty}</Text>
    <Row gap={6}>
      <TextLink to={paths.contact()}>{labels.contact}</TextLink>
      <TextLink to={paths.certificates()}>{labels.about}</TextLink>
    </Row>
  </Stack>
);

type CertificateListProps = {
  certificates: UserCertificateStatusesQuery['userCertificateStatuses'];
  /** Render time, in milliseconds since 1970. */
  now: number;
};

/** The member's own certificates, with what a status other than active means for them. */
export const CertificateList = ({ certificates, now }: CertificateListProps) =>
  certificates.length === 0 ? (
    <Empty />
  ) : (
    <Ledger caption={labels.caption} columns={columns}>
      {certificates.map(({ documentId, number, certification, status, issuedOn, expiresOn }) => (
        <LedgerRow key={documentId}>
          <LedgerCell primary>
            {certification}
            <Detail>{certificationTexts.certifications[certification]}</Detail>
            {status === 'active' ? null : <Detail>{labels.meanings[status]}</Detail>}
          </LedgerCell>
          <LedgerCell figures phoneLabel={labels.number}>
            {number}
          </LedgerCell>
          <LedgerCell figures phoneLabel={labels.issuedOn}>
            {formatDate(issuedOn)}
          </LedgerCell>
          <LedgerCell figures phoneLabel={labels.expiresOn}>
            <span>{expiresOn === null ? labels.noExpiry : formatDate(expiresOn)}</span>
            <span>
              {expiresOn !== null && expiresOn < isoDate(now) ? ` (${labels.expired})` : null}
            </span>
          </LedgerCell>
          <LedgerCell>
            <Badge tone={stateAppearance[status].tone}>
              {certificationTexts.statuses[status].word}
            </Badge>
          </LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
