import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { CompletionRuleList, type RuleProgress } from '@/features/course-lesson/CompletionRuleList';
import { texts as catalogueTexts } from '@/features/catalogue/texts';
import { texts as lessonTexts } from '@/features/course-lesson/texts';
import { paths } from '@/lib/paths';
import { CertificateDownload } from '@/pages/my-courses/CertificateDownload';
import { courseSchedule, type OwnedCourse, type Lesson } from '@/pages/my-courses/ownedCourse';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionList } from '@/ui/DefinitionList';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Stack, Grid, GridCell, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { texts } from '../texts';
import { Declaration } from './Declaration';
import { LessonList } from './LessonList';

const progressLabels = texts.progress;
const ruleTexts = lessonTexts.rule;

const Bar = styled.div`
  height: ${theme.space[1]};
  background: ${theme.color.line};
  forced-color-adjust: none;

  > div {
    height: 100%;
    background: ${theme.color.accent};
  }
`;

const Box = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  max-width: ${theme.measure};
`;

/** What the member has achieved of the rule. */
const ruleProgress = (progress: OwnedCourse['progress']): RuleProgress => {
  const { states, doneLessons, examPassed, declaredAt } = progress;
  return {
    minutes: states.every(
      ({ lesson, seconds, requiredSeconds }) =>
        doneLessons.includes(lesson) || seconds >= requiredSeconds,
    ),
    lessons: doneLessons.length,
    quizzes: states.filter(({ passed }) => passed === true).length,
    exam: examPassed === true,
    declared: declaredAt !== null,
  };
};

/** How much of the course is done. */
const CourseProgress = ({ progress }: Pick<OwnedCourse, 'progress'>) => {
  const { doneLessons, lessonCount, completedAt, certificate } = progress;
  return (
    <Box aria-label={progressLabels.label}>
      <Text strong>
        {completedAt
          ? progressLabels.completed(formatDate(completedAt))
          : progressLabels.done(doneLessons.length, lessonCount)}
      </Text>
      <Bar aria-hidden="true">
        <div style={{ width: `${(100 * doneLessons.length) / Math.max(1, lessonCount)}%` }} />
      </Bar>
      {completedAt && doneLessons.length < lessonCount ? (
        <Text size="sm" tone="muted">
          {progressLabels.added(doneLessons.length, lessonCount)}
        </Text>
      ) : null}
      {certificate ? (
        <Row gap={6}>
          <CertificateDownload certificate={certificate} />
          <TextLink to={paths.verifyAttendance(certificate.code)}>{progressLabels.verify}</TextLink>
          <TextLink to={paths.cpe()}>{progressLabels.toCpe}</TextLink>
        </Row>
      ) : null}
    </Box>
  );
};

type ExamEntryProps = {
  course: string;
  exam: NonNullable<NonNullable<OwnedCourse['rule']>['exam']>;
  passed: boolean;
};

const ExamEntry = ({ course, exam, passed }: ExamEntryProps) => (
  <Stack as="section" gap={3}>
    <Heading level={2} size="lg">
      {exam.title}
    </Heading>
    <Text tone="muted">
      {passed
        ? texts.exam.passed
        : texts.exam.facts(exam.questionCount, exam.minutes, exam.passMark)}
    </Text>
    <div>
      <ButtonLink variant="secondary" to={paths.myCourses({ course, lesson: 'exam' })}>
        {texts.exam.open}
      </ButtonLink>
    </div>
  </Stack>
);

type CourseFactsProps = Pick<OwnedCourse, 'course' | 'since'>;

const CourseFacts = ({ course, since }: CourseFactsProps) => (
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
export const CourseOverview = ({ course, since, lessons: given, progress, rule }: OwnedCourse) => {
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
              <CourseProgress progress={progress} />
              <div>
                <ButtonLink to={paths.myCourses({ course: course.documentId, lesson: next })}>
                  {progress.lastLesson === null ? labels.begin : labels.resume(next)}
                </ButtonLink>
              </div>
              {rule && !progress.completedAt ? (
                <Stack as="section" gap={3}>
                  <Heading level={2} size="lg">
                    {ruleTexts.title}
                  </Heading>
                  <CompletionRuleList
                    rule={rule}
                    progress={ruleProgress(progress)}
                    selfPaced={course.format === 'self-paced'}
                    cpeHours={course.cpeHours}
                  />
                </Stack>
              ) : null}
              <LessonList
                course={course.documentId}
                lessons={lessons}
                done={progress.doneLessons}
              />
              {rule?.exam ? (
                <ExamEntry
                  course={course.documentId}
                  exam={rule.exam}
                  passed={progress.examPassed === true}
                />
              ) : null}
              {rule?.declaration && progress.declaredAt === null ? (
                <Declaration course={course.documentId} />
              ) : null}
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
