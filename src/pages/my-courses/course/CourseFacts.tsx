import { texts as catalogueTexts } from '@/features/catalogue/texts';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/money';
import { paths } from '@/lib/paths';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { courseSchedule } from '../courseSchedule';
import { texts } from '../texts';
import type { OwnedCourse } from './ownedCourse';

type CourseFactsProps = Pick<OwnedCourse, 'course' | 'since'>;

export const CourseFacts = ({ course, since }: CourseFactsProps) => (
  <Stack as="section" gap={3}>
    <Heading level={2} size="lg">
      {texts.course.facts}
    </Heading>
    <DefinitionList
      items={[
        { term: texts.courses.schedule, description: courseSchedule(course) },
        {
          term: texts.courses.hours,
          description: catalogueTexts.hours(formatDecimal(course.hours)),
        },
        { term: texts.courses.cpe, description: formatDecimal(course.cpeHours) },
        { term: texts.courses.format, description: catalogueTexts.formats[course.format] },
        { term: texts.course.since, description: formatDate(since) },
      ]}
    />
    <TextLink to={paths.course(course.slug)}>{texts.course.publicPage}</TextLink>
  </Stack>
);
