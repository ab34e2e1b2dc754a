import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDateRange } from '@iia/shared/dates';
import { cityNames } from '@iia/shared/names';
import { formatDecimal } from '@iia/shared/numbers';
import type { CourseListQuery } from '@/data/generated/operations/pages/course-list';
import { cpeFact } from '@/features/catalogue/cpeFact';
import { isOpen } from '@/features/catalogue/options/readOffer';
import { PriceDisplay } from '@/features/catalogue/price/PriceDisplay';
import { readSeats } from '@/features/catalogue/seats/readSeats';
import { SeatsBadge } from '@/features/catalogue/seats/SeatsBadge';
import { texts as catalogueTexts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

type Course = CourseListQuery['courses']['items'][number];

const Scroll = styled.div`
  overflow-x: auto;
  border-top: 2px solid ${theme.color.lineStrong};
`;

/* On phones each label is a line above its values, which leaves them the whole width. */
const Line = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(8.5rem, 1fr));
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.5;

  & > * {
    min-width: 0;
    overflow-wrap: break-word;
  }

  ${media.upOrPrint('md')} {
    grid-template-columns: 11rem repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Label = styled.div`
  color: ${theme.color.muted};

  ${media.down('md')} {
    grid-column: 1 / -1;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;
  justify-items: start;

  & > :first-child {
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    font-weight: ${theme.weight.strong};
    line-height: ${theme.leading.snug};
  }

  & > :last-child {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
    font-weight: ${theme.weight.regular};
  }
`;

type Row = { label: string; cell: (course: Course, now: number) => ReactNode };

const labels = catalogueTexts.facts;

const seatsOf = (course: Course, now: number) =>
  readSeats({ ...course, selfPaced: course.format === 'self-paced' }, now);

function scheduleOf({ format, startAt, endAt }: Course): string {
  if (format === 'self-paced') return catalogueTexts.anyTime;
  return startAt ? formatDateRange(startAt, endAt) : catalogueTexts.toBeAnnounced;
}

const NextStep = ({ course, now }: { course: Course; now: number }) => {
  const seats = seatsOf(course, now);
  const label = isOpen(seats) ? texts.order : seats.kind === 'full' ? texts.wait : texts.view;
  return (
    <ButtonLink
      to={paths.course(course.slug)}
      variant={isOpen(seats) ? 'primary' : 'secondary'}
      aria-label={`${label}: ${course.title}`}
    >
      {label}
    </ButtonLink>
  );
};

const rows: readonly Row[] = [
  {
    label: catalogueTexts.columns.price,
    cell: ({ price, memberPrice }) => <PriceDisplay price={price} memberPrice={memberPrice} />,
  },
  { label: labels.format, cell: ({ format }) => catalogueTexts.formats[format] },
  { label: texts.city, cell: ({ city }) => (city ? cityNames[city] : texts.noCity) },
  { label: labels.time, cell: scheduleOf },
  { label: labels.duration, cell: ({ hours }) => catalogueTexts.hours(formatDecimal(hours)) },
  { label: labels.cpe, cell: (course) => cpeFact(course) },
  { label: labels.level, cell: ({ level }) => catalogueTexts.levels[level] },
  { label: texts.seats, cell: (course, now) => <SeatsBadge state={seatsOf(course, now)} /> },
  { label: texts.next, cell: (course, now) => <NextStep course={course} now={now} /> },
];

export interface ComparedCourse {
  slug: string;
  /** None if it is no longer published. */
  course: Course | undefined;
  /** The comparison without it. */
  removeHref: string;
}

type CompareTableProps = { courses: readonly ComparedCourse[]; now: number };

/** Courses side by side, one in each column. */
export const CompareTable = ({ courses, now }: CompareTableProps) => (
  <Scroll role="region" aria-label={texts.scroll} tabIndex={0}>
    <div role="table" aria-label={texts.table}>
      <div role="rowgroup">
        <Line role="row" $columns={courses.length}>
          <Label role="columnheader">
            <VisuallyHidden>{texts.feature}</VisuallyHidden>
          </Label>
          {courses.map(({ slug, course, removeHref }) => (
            <Head key={slug} role="columnheader">
              {course ? (
                <TextLink quiet to={paths.course(slug)}>
                  {course.title}
                </TextLink>
              ) : (
                <span>{texts.missing}</span>
              )}
              <TextLink
                to={removeHref}
                routing={{ replace: true }}
                aria-label={texts.remove(course?.title ?? slug)}
              >
                {catalogueTexts.compare.remove}
              </TextLink>
            </Head>
          ))}
        </Line>
      </div>
      <div role="rowgroup">
        {rows.map(({ label, cell }) => (
          <Line key={label} role="row" $columns={courses.length}>
            <Label role="rowheader">{label}</Label>
            {courses.map(({ slug, course }) => (
              <div key={slug} role="cell">
                {course ? cell(course, now) : '–'}
              </div>
            ))}
          </Line>
        ))}
      </div>
    </div>
  </Scroll>
);
