import type { CourseDetailQuery } from '@/data/generated/operations/pages/course-detail';
import { cpeFact } from '@/features/catalogue/cpeFact';
import { texts } from '@/features/catalogue/texts';
import { formatDateTimeRange } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import type { Definition } from '@/ui/DefinitionList';

const labels = texts.facts;

/** A course's facts, most important first; unknown ones are omitted. */
export function courseFacts(course: NonNullable<CourseDetailQuery['course']>): Definition[] {
  const { startAt, endAt, capacity } = course;
  const selfPaced = course.format === 'self-paced';
  const time = startAt ? formatDateTimeRange(startAt, endAt) : texts.toBeAnnounced;
  return [
    { term: labels.time, description: selfPaced ? texts.anyTime : time, field: 'startAt' },
    {
      term: labels.duration,
      description: texts.hours(formatDecimal(course.hours)),
      field: 'hours',
    },
    { term: labels.cpe, description: cpeFact(course), field: 'cpeHours' },
    { term: labels.format, description: texts.formats[course.format], field: 'format' },
    { term: labels.level, description: texts.levels[course.level], field: 'level' },
    {
      term: labels.capacity,
      description: capacity === null ? null : labels.capacityOf(capacity),
      field: 'capacity',
    },
    { term: labels.category, description: course.category.name, field: 'category' },
    { term: labels.code, description: course.code, field: 'code' },
  ];
}
