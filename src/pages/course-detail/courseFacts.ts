import type { CourseDetailQuery } from '@/data/generated/operations/CourseDetail';
import { texts } from '@/features/catalogue/texts';
import { formatDateTimeRange } from '@/lib/dates';
import { formatDecimal } from '@/lib/money';
import type { Definition } from '@/ui/DefinitionList';

const words = texts.facts;

/** A course's facts in the order in which people ask for them; what is unknown is left out. */
export function courseFacts(course: NonNullable<CourseDetailQuery['course']>): Definition[] {
  const { startAt, endAt, capacity } = course;
  const selfPaced = course.format === 'self-paced';
  const time = startAt ? formatDateTimeRange(startAt, endAt) : texts.toBeAnnounced;
  return [
    { term: words.time, description: selfPaced ? texts.anyTime : time },
    { term: words.duration, description: texts.hours(formatDecimal(course.hours)) },
    { term: words.cpe, description: formatDecimal(course.cpeHours) },
    { term: words.format, description: texts.formats[course.format] },
    { term: words.level, description: texts.levels[course.level] },
    { term: words.capacity, description: capacity === null ? null : words.capacityOf(capacity) },
    { term: words.category, description: course.category.name },
    { term: words.code, description: course.code },
  ];
}
