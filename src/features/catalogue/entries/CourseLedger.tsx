import type { CourseEntry_courseFragment } from '@/data/generated/fragments/CourseEntry_course';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { texts } from '../texts';
import { CourseEntry } from './CourseEntry';

const words = texts.columns;

export const courseColumns: readonly LedgerColumn[] = [
  { id: 'date', label: words.opening, width: '6.75rem' },
  { id: 'title', label: words.title },
  { id: 'format', label: words.format, width: '6rem' },
  { id: 'cpe', label: words.cpe, width: '4rem', align: 'end' },
  { id: 'price', label: words.price, width: '9.25rem', align: 'end' },
  { id: 'place', label: words.place, width: '8.75rem' },
];

type CourseLedgerProps = {
  caption: string;
  courses: readonly CourseEntry_courseFragment[];
  now: number;
};

/** Courses as a ledger: date, title, format, CPE hours, price, places. */
export const CourseLedger = ({ caption, courses, now }: CourseLedgerProps) => (
  <Ledger caption={caption} columns={courseColumns}>
    {courses.map((course) => (
      <CourseEntry key={course.documentId} course={course} now={now} />
    ))}
  </Ledger>
);
