import type { CourseEntry_courseFragment } from '@/data/generated/operations/features/catalogue/entries/CourseEntry_course';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { NoWrap } from '@/ui/NoWrap';
import { SeatsBadge } from '../seats/SeatsBadge';
import { readSeats } from '../seats/readSeats';
import { TabularNumbers } from '../price/TabularNumbers';
import { PriceDisplay } from '../price/PriceDisplay';
import { texts } from '../texts';
import { EntryTitle, entryCoverSizes, EntryNote } from './EntryTitle';

type CourseEntryProps = {
  course: CourseEntry_courseFragment;
  /** Render time, in milliseconds since 1970. */
  now: number;
};

export const CourseEntry = ({ course, now }: CourseEntryProps) => {
  const selfPaced = course.format === 'self-paced';
  return (
    <LedgerRow closing>
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
      <LedgerCell>{texts.formats[course.format]}</LedgerCell>
      <LedgerCell align="end" figures phoneLabel={texts.columns.cpe}>
        <TabularNumbers>{formatDecimal(course.cpeHours)}</TabularNumbers>
      </LedgerCell>
      <LedgerCell align="end" figures trailing="end">
        <PriceDisplay price={course.price} memberPrice={course.memberPrice} />
      </LedgerCell>
      <LedgerCell trailing="start">
        <SeatsBadge state={readSeats({ ...course, selfPaced }, now)} />
      </LedgerCell>
    </LedgerRow>
  );
};
