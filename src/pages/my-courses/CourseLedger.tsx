import type { UserCoursesQuery } from '@/data/generated/operations/pages/my-courses';
import { EntryTitle, entryCoverSizes, EntryNote } from '@/features/catalogue/entries/EntryTitle';
import { texts as catalogueTexts } from '@/features/catalogue/texts';
import { formatDecimal } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ItemCover } from '@/ui/cover/ItemCover';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { courseSchedule } from './ownedCourse';
import { EmptyLibrary } from './EmptyLibrary';
import { texts } from './texts';

const labels = texts.courses;

const columns = [
  { id: 'title', label: labels.title },
  { id: 'schedule', label: labels.schedule, width: '7rem' },
  { id: 'hours', label: labels.hours, width: '5.5rem', align: 'end' },
  { id: 'cpe', label: labels.cpe, width: '4.5rem', align: 'end' },
  { id: 'progress', label: texts.progress.column, width: '6rem', align: 'end' },
] as const;

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
      {progressOf(progress)}
    </LedgerCell>
  </LedgerRow>
);

/** The member's courses, latest first. */
export const CourseLedger = ({ courses }: { courses: readonly Owned[] }) =>
  courses.length === 0 ? (
    <EmptyLibrary copy={labels.empty} to={paths.courses()} />
  ) : (
    <Ledger caption={labels.caption} columns={columns}>
      {courses.map(({ course, progress }) => (
        <CourseRow key={course.documentId} course={course} progress={progress} />
      ))}
    </Ledger>
  );

const progressOf = ({ completedAt, doneLessons, lessonCount }: Owned['progress']): string => {
  if (completedAt) return texts.progress.completedShort;
  return lessonCount === 0
    ? texts.progress.none
    : texts.progress.short(doneLessons.length, lessonCount);
};
