import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { styled } from 'styled-components';
import { formatDate, formatTime, formatWeekday } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { media, theme } from '@/ui/theme';
import { OptionSummary } from '../options/OptionSummary';
import { readOffer } from '../options/readOffer';
import { SeatsBadge } from '../seats/SeatsBadge';
import { TabularNumbers } from '../price/TabularNumbers';
import { PriceDisplay } from '../price/PriceDisplay';
import { texts } from '../texts';
import { EntryNote } from './EntryNote';
import { EntryTitle, entryCoverSizes } from './EntryTitle';

const Time = styled.span`
  color: ${theme.color.muted};
  font-family: ${theme.font.sans};
  white-space: nowrap;

  ${media.up('md')} {
    display: block;
  }
`;

type SeminarEntryProps = {
  seminar: SeminarEntry_seminarFragment;
  /** Render time, in milliseconds since 1970. */
  now: number;
};

export const SeminarEntry = ({ seminar, now }: SeminarEntryProps) => {
  const offer = readOffer(seminar, now);
  return (
    <LedgerRow closing>
      <LedgerCell figures>
        <TabularNumbers>{formatDate(seminar.startAt)}</TabularNumbers>{' '}
        <Time>
          <span>{formatWeekday(seminar.startAt)}</span>, <span>{formatTime(seminar.startAt)}</span>
        </Time>
      </LedgerCell>
      <LedgerCell primary>
        <EntryTitle
          cover={
            <ItemCover
              image={seminar.cover}
              seed={seminar.documentId}
              category={seminar.documentId}
              shape="small"
              sizes={entryCoverSizes}
            />
          }
        >
          <LedgerLink to={paths.seminar(seminar.slug)}>
            {keepTitleTermsTogether(seminar.title)}
          </LedgerLink>
          <EntryNote $phoneOnly>{seminar.venue}</EntryNote>
          <OptionSummary options={offer.options} />
        </EntryTitle>
      </LedgerCell>
      <LedgerCell hideOnPhone>{seminar.venue}</LedgerCell>
      <LedgerCell align="end" figures phoneLabel={texts.columns.cpe}>
        <TabularNumbers>{formatDecimal(seminar.cpeHours)}</TabularNumbers>
      </LedgerCell>
      <LedgerCell align="end" figures trailing="end">
        <PriceDisplay price={offer.price} memberPrice={offer.memberPrice} from={offer.from} />
      </LedgerCell>
      <LedgerCell trailing="start">
        <SeatsBadge state={offer.seats} />
      </LedgerCell>
    </LedgerRow>
  );
};
