import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Grid, GridCell } from '@/ui/Grid';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { texts } from '../texts';
import { CourseFacts } from './CourseFacts';
import { CourseProgress } from './CourseProgress';
import { LessonList } from './LessonList';
import type { OwnedCourse, Lesson } from './ownedCourse';

/** The number of the lesson to resume: the last one opened, or if that is done, the first incomplete one after it. */
function nextLesson(
  lessons: readonly Lesson[],
  { lastLesson, doneLessons }: OwnedCourse['progress'],
): number {
  const last = Math.max(
    lessons.findIndex(({ id }) => id === lastLesson),
    0,
  );
  const isIncomplete = (index: number) => !doneLessons.includes(lessons[index]?.id ?? '');
  const order = lessons.map((_, index) => (last + index) % lessons.length);
  return (order.find(isIncomplete) ?? last) + 1;
}

const labels = texts.course;

const Body = styled(Grid)`
  margin-top: ${theme.space[6]};
`;

/** A course with the list of its lessons. */
export const CourseOverview = ({ course, since, lessons: given, progress }: OwnedCourse) => {
  const lessons = given ?? [];
  const next = nextLesson(lessons, progress);
  return (
    <>
      <PageMeta title={course.title} noindex />
      <Breadcrumbs
        items={[{ label: texts.title, to: paths.myCourses() }, { label: course.title }]}
      />
      <PageHeading kicker={course.code} title={course.title} lead={course.summary} close />
      <Body>
        <GridCell $span={8}>
          {lessons.length === 0 ? (
            <EmptyState title={labels.noLessons.title}>{labels.noLessons.body}</EmptyState>
          ) : (
            <Stack gap={8}>
              <CourseProgress
                progress={progress}
                selfPaced={course.format === 'self-paced'}
                cpeHours={course.cpeHours}
              />
              <div>
                <ButtonLink to={paths.myCourses({ course: course.documentId, lesson: next })}>
                  {progress.lastLesson === null ? labels.begin : labels.resume(next)}
                </ButtonLink>
              </div>
              <LessonList
                course={course.documentId}
                lessons={lessons}
                done={progress.doneLessons}
              />
            </Stack>
          )}
        </GridCell>
        <GridCell $span={4}>
          <CourseFacts course={course} since={since} />
        </GridCell>
      </Body>
    </>
  );
};
