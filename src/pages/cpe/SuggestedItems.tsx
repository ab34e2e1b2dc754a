import type { CpeRecordQuery } from '@/data/generated/operations/pages/cpe';
import { formatDateTime } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Ledger } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { texts } from './texts';

const labels = texts.offers;

const columns = [
  { id: 'title', label: labels.title },
  { id: 'when', label: labels.when, width: '11rem' },
  { id: 'hours', label: labels.hours, width: '11rem', align: 'end' },
] as const;

type Offers = CpeRecordQuery['cpeRecord']['offers'];

/** Items on sale that would earn the missing hours. */
export const SuggestedItems = ({ offers }: { offers: Offers }) => (
  <Ledger caption={labels.caption} columns={columns}>
    {offers.map(({ documentId, kind, slug, title, startAt, hours, ethicsHours }) => (
      <LedgerRow key={documentId}>
        <LedgerCell primary>
          <LedgerLink to={paths.item(kind, slug)}>{keepTitleTermsTogether(title)}</LedgerLink>
        </LedgerCell>
        <LedgerCell figures>
          {startAt === null ? labels.anyTime : formatDateTime(startAt)}
        </LedgerCell>
        <LedgerCell align="end" figures phoneLabel={labels.hours}>
          <span>{formatDecimal(hours)}</span>
          <span>{ethicsHours > 0 ? `, ${labels.ethics(formatDecimal(ethicsHours))}` : null}</span>
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);
