import { styled } from 'styled-components';
import type { UserCoursesQuery } from '@/data/generated/operations/pages/my-courses';
import { EntryTitle, entryCoverSizes, EntryNote } from '@/features/catalogue/entries/EntryTitle';
import { texts as catalogueTexts } from '@/features/catalogue/texts';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Badge } from '@/ui/Badge';
import { ItemCover } from '@/ui/cover/ItemCover';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { courseSchedule } from './ownedCourse';
import { EmptyLibrary } from './EmptyLibrary';
import { texts } from './texts';

const labels = texts.courses;

const columns = [
  { id: 'title', label: labels.title },
  { id: 'schedule', label: labels.schedule, width: '7rem' },
  { id: 'hours', label: labels.hours, width: '5.5rem', align: 'end' },
  { id: 'cpe', label: labels.cpe, width: '4.5rem', align: 'end' },
  { id: 'progress', label: texts.progress.column, width: '11.5rem', align: 'end' },
] as const;

/* Above the link that covers the row. */
const Certificate = styled.span`
  position: relative;
  z-index: 1;
  display: block;
  width: fit-content;
  font-size: ${theme.size.sm};
`;

type Owned = UserCoursesQuery['userCourses'][number];

const CourseRow = ({ course, progress }: Pick<Owned, 'course' | 'progress'>) => (
  <LedgerRow>
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
        <LedgerLink to={paths.myCourses({ course: course.documentId })}>
          {keepTitleTermsTogether(course.title)}
        </LedgerLink>
        <EntryNote>
          {course.code} · {catalogueTexts.formats[course.format]}
        </EntryNote>
        {progress.certificate ? (
          <Certificate>
            <TextLink to={paths.verifyAttendance(progress.certificate.code)}>
              <span>{texts.progress.certificate}</span>{' '}
              <span translate="no">{progress.certificate.number}</span>
            </TextLink>
          </Certificate>
        ) : null}
      </EntryTitle>
    </LedgerCell>
    <LedgerCell figures>{courseSchedule(course)}</LedgerCell>
    <LedgerCell figures align="end">
      {catalogueTexts.hours(formatDecimal(course.hours))}
    </LedgerCell>
    <LedgerCell figures align="end" phoneLabel={labels.cpe}>
      {formatDecimal(course.cpeHours)}
    </LedgerCell>
    <LedgerCell figures align="end" phoneLabel={texts.progress.column}>
      <ProgressMark progress={progress} />
    </LedgerCell>
  </LedgerRow>
);

type CourseTableProps = { courses: readonly Owned[]; caption: string };

const CourseTable = ({ courses, caption }: CourseTableProps) => (
  <Ledger caption={caption} columns={columns}>
    {courses.map(({ course, progress }) => (
      <CourseRow key={course.documentId} course={course} progress={progress} />
    ))}
  </Ledger>
);

const isFinished = ({ progress }: Owned): boolean =>
  progress.completedAt !== null || progress.certificate !== null;

/** The member's courses, latest first; finished ones in a section below. */
export const CourseLedger = ({ courses }: { courses: readonly Owned[] }) => {
  if (courses.length === 0) return <EmptyLibrary copy={labels.empty} to={paths.courses()} />;
  const open = courses.filter((each) => !isFinished(each));
  const finished = courses.filter(isFinished);
  return (
    <Stack gap={10}>
      {open.length > 0 ? <CourseTable courses={open} caption={labels.caption} /> : null}
      {finished.length > 0 ? (
        <Stack as="section" gap={4}>
          <Heading level={2} size="xl">
            {labels.finished}
          </Heading>
          <CourseTable courses={finished} caption={labels.finishedCaption} />
        </Stack>
      ) : null}
    </Stack>
  );
};

const ProgressMark = ({ progress }: Pick<Owned, 'progress'>) => {
  const { completedAt, certificate, doneLessons, lessonCount } = progress;
  if (completedAt) {
    return <Badge tone="success">{texts.progress.completedOn(formatDate(completedAt))}</Badge>;
  }
  if (certificate) return <Badge tone="success">{texts.progress.completedShort}</Badge>;
  return lessonCount === 0
    ? texts.progress.none
    : texts.progress.short(doneLessons.length, lessonCount);
};
