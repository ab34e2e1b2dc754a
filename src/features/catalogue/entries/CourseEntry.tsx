import type { CourseEntry_courseFragment } from '@/data/generated/operations/features/catalogue/entries/CourseEntry_course';
import { cityNames } from '@iia/shared/names';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { styled } from 'styled-components';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { NoWrap } from '@/ui/NoWrap';
import { media, theme } from '@/ui/theme';
import { isOpen } from '../options/readOffer';
import { SeatsBadge } from '../seats/SeatsBadge';
import { readSeats } from '../seats/readSeats';
import { TabularNumbers } from '../price/TabularNumbers';
import { PriceDisplay } from '../price/PriceDisplay';
import { texts } from '../texts';
import { EntryAction } from './EntryAction';
import { EntryTitle, entryCoverSizes, EntryNote } from './EntryTitle';

/** In the column below the format; in the line of a phone after it. */
const City = styled.span`
  ${media.down('md')} {
    &::before {
      content: ', ';
    }
  }

  ${media.upOrPrint('md')} {
    display: block;
    color: ${theme.color.muted};
  }
`;

type CourseEntryProps = {
  course: CourseEntry_courseFragment;
  /** Render time, in milliseconds since 1970. */
  now: number;
  /** The URL of the list with the course added to the comparison, or without it. */
  comparison?: { href: string; chosen: boolean } | undefined;
};

export const CourseEntry = ({ course, now, comparison }: CourseEntryProps) => {
  const selfPaced = course.format === 'self-paced';
  const seats = readSeats({ ...course, selfPaced }, now);
  return (
    <LedgerRow closing receded={!isOpen(seats)}>
      <LedgerCell figures>
        {course.startAt && !selfPaced ? (
          <TabularNumbers>{formatDate(course.startAt)}</TabularNumbers>
        ) : (
          texts.anyTimeShort
        )}
      </LedgerCell>
      <LedgerCell primary>
        <EntryTitle
          cover={
            <ItemCover
              image={course.cover}
              seed={course.documentId}
              category={course.category.slug}
              shape="small"
              sizes={entryCoverSizes}
            />
          }
        >
          <LedgerLink to={paths.course(course.slug)}>
            {keepTitleTermsTogether(course.title)}
          </LedgerLink>
          <EntryNote>
            {course.code} · {course.category.name}&nbsp;·{' '}
            <NoWrap>{texts.levels[course.level]}</NoWrap>
          </EntryNote>
        </EntryTitle>
      </LedgerCell>
      <LedgerCell>
        <span>{texts.formats[course.format]}</span>
        {course.city ? <City>{cityNames[course.city]}</City> : null}
      </LedgerCell>
      <LedgerCell align="end" figures phoneLabel={texts.columns.cpe}>
        <TabularNumbers>{formatDecimal(course.cpeHours)}</TabularNumbers>
      </LedgerCell>
      <LedgerCell align="end" figures trailing="end">
        <PriceDisplay price={course.price} memberPrice={course.memberPrice} />
      </LedgerCell>
      <LedgerCell trailing="start">
        <SeatsBadge state={seats} />
        {seats.kind === 'full' ? (
          <EntryAction data-action to={paths.course(course.slug)}>
            {texts.joinWaitingList}
          </EntryAction>
        ) : null}
        {comparison ? (
          <EntryAction
            data-action
            preventScrollReset
            replace
            to={comparison.href}
            rel="nofollow"
            aria-label={
              comparison.chosen
                ? texts.compare.removeOf(course.title)
                : texts.compare.addOf(course.title)
            }
          >
            {comparison.chosen ? texts.compare.remove : texts.compare.add}
          </EntryAction>
        ) : null}
      </LedgerCell>
    </LedgerRow>
  );
};
