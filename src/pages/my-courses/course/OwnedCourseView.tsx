import { styled } from 'styled-components';
import { ApiError } from 'rest-contract';
import type { QueryResult } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { media, theme } from '@/ui/theme';
import { texts } from '../texts';
import { CourseOverview } from './CourseOverview';
import { ExamView } from './ExamView';
import { LessonView } from './LessonView';
import type { OwnedCourse } from '../ownedCourse';

const labels = texts.course;

const Room = styled.div`
  padding-bottom: ${theme.space[16]};

  ${media.print} {
    padding-bottom: 0;
  }
`;

const CourseContent = ({
  owned,
  lesson: number,
}: {
  owned: OwnedCourse;
  lesson: number | 'exam' | null;
}) => {
  const lessons = owned.lessons ?? [];
  const exam = owned.rule?.exam;
  if (number === 'exam' && exam) return <ExamView course={owned.course} title={exam.title} />;
  const lesson = typeof number === 'number' ? lessons[number - 1] : undefined;
  return lesson && typeof number === 'number' ? (
    <LessonView
      key={lesson.id}
      course={owned.course}
      lessons={lessons}
      progress={owned.progress}
      lesson={lesson}
      number={number}
    />
  ) : (
    <CourseOverview {...owned} />
  );
};

type OwnedCourseViewProps = {
  course: QueryResult<OwnedCourse>;
  /** The number of the open lesson, from 1, or the exam. */
  lesson: number | 'exam' | null;
};

/** A purchased course: its lessons, or one of them. */
export const OwnedCourseView = ({ course, lesson }: OwnedCourseViewProps) => {
  const { data, error } = course;
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Container>
      <Room>
        {data ? null : (
          <>
            <PageMeta title={labels.loadingTitle} noindex />
            <Breadcrumbs
              items={[
                { label: texts.title, to: paths.myCourses() },
                { label: labels.loadingTitle },
              ]}
            />
            <PageHeading
              title={missing ? labels.notFound.title : labels.loadingTitle}
              lead={missing ? labels.notFound.body : undefined}
              close
            />
          </>
        )}
        {missing ? (
          <ButtonLink to={paths.myCourses()}>{labels.notFound.action}</ButtonLink>
        ) : (
          <QueryBoundary result={course} skeleton={<RowsSkeleton label={labels.loading} />}>
            {(owned) => <CourseContent owned={owned} lesson={lesson} />}
          </QueryBoundary>
        )}
      </Room>
    </Container>
  );
};
