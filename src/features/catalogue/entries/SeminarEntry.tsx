import { styled } from 'styled-components';
import { formatDate, formatTime, formatWeekday } from '@iia/shared/dates';
import { formatDecimal, formatMoney } from '@iia/shared/numbers';
import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ItemCover } from '@/ui/cover/ItemCover';
import { LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { NoTranslateText } from '@/ui/translation';
import { NoWrap } from '@/ui/NoWrap';
import { media, theme } from '@/ui/theme';
import { isOpen, readOffer, type OptionOffer } from '../options/readOffer';
import { PriceDisplay } from '../price/PriceDisplay';
import { TabularNumbers } from '../price/TabularNumbers';
import { SeatsBadge, seatsText } from '../seats/SeatsBadge';
import { texts } from '../texts';
import { EntryAction } from './EntryAction';
import { EntryTitle, entryCoverSizes, EntryNote } from './EntryTitle';

const List = styled.ul`
  margin: ${theme.space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

/** Each option with its price and seats; renders nothing for fewer than two. */
const OptionSummary = ({ options }: { options: readonly OptionOffer[] }) =>
  options.length < 2 ? null : (
    <List>
      {options.map(({ id, name, price, seats }) => (
        <li key={id}>
          {name}:{' '}
          <NoWrap>
            <NoTranslateText>{formatMoney(price)}</NoTranslateText> ·
          </NoWrap>{' '}
          <NoWrap>{seatsText(seats).toLocaleLowerCase('vi')}</NoWrap>
        </li>
      ))}
    </List>
  );

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
    // All rows of the past tab are over.
    <LedgerRow closing receded={offer.seats.kind !== 'over' && !isOpen(offer.seats)}>
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
        {offer.seats.kind === 'full' ? (
          <EntryAction data-action to={paths.seminar(seminar.slug)}>
            {texts.joinWaitingList}
          </EntryAction>
        ) : null}
      </LedgerCell>
    </LedgerRow>
  );
};
