import type { CourseEntry_courseFragment } from '@/data/generated/operations/features/catalogue/entries/CourseEntry_course';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { texts } from '../texts';
import { CourseEntry } from './CourseEntry';

const labels = texts.columns;

export const courseColumns: readonly LedgerColumn[] = [
  { id: 'date', label: labels.opening, width: '6.75rem' },
  { id: 'title', label: labels.title },
  { id: 'format', label: labels.format, width: '6rem' },
  { id: 'cpe', label: labels.cpe, width: '4rem', align: 'end' },
  { id: 'price', label: labels.price, width: '9.25rem', align: 'end' },
  { id: 'seats', label: labels.seats, width: '8.75rem' },
];

type CourseLedgerProps = {
  caption: string;
  courses: readonly CourseEntry_courseFragment[];
  now: number;
  comparisonOf?: ((slug: string) => { href: string; chosen: boolean } | undefined) | undefined;
};

export const CourseLedger = ({ caption, courses, now, comparisonOf }: CourseLedgerProps) => (
  <Ledger caption={caption} columns={courseColumns}>
    {courses.map((course) => (
      <CourseEntry
        key={course.documentId}
        course={course}
        now={now}
        comparison={comparisonOf?.(course.slug)}
      />
    ))}
  </Ledger>
);
