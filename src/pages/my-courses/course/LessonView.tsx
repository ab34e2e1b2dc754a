import { useApolloClient } from '@apollo/client/react';
import { styled } from 'styled-components';
import {
  SaveLessonProgressDocument,
  UserLessonFileDocument,
} from '@/data/generated/operations/pages/my-courses';
import { rootField } from '@/data/rootField';
import { useAction } from '@/data/useAction';
import { LessonVideo } from '@/features/course-lesson/LessonVideo';
import { paths } from '@/lib/paths';
import { AdjacentLinks } from '@/ui/article/AdjacentLinks';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Icon } from '@/ui/Icon';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RichText } from '@/ui/RichText';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts } from '../texts';
import { LessonDone } from './LessonDone';
import { LessonList } from './LessonList';
import { ExerciseFiles } from './ExerciseFiles';
import { InstructorQuestions } from './questions/InstructorQuestions';
import { QuizSection } from './quiz/QuizSection';
import { quizTexts } from './quiz/texts';
import { useStudyTime } from './useStudyTime';
import type { Lesson, OwnedCourse } from '../ownedCourse';

const labels = texts.lesson;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }

  ${media.print} {
    display: block;
  }
`;

const Rail = styled.aside`
  ${media.up('lg')} {
    position: sticky;
    top: ${theme.space[6]};
    align-self: start;
    margin-top: ${theme.space[12]};
    max-height: calc(100vh - ${theme.space[12]});
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }
`;

const Tools = styled.div`
  margin-top: ${theme.space[10]};

  ${media.print} {
    display: none;
  }
`;

type LessonViewProps = {
  course: OwnedCourse['course'];
  lessons: readonly Lesson[];
  progress: OwnedCourse['progress'];
  lesson: Lesson;
  /** From 1. */
  number: number;
};

/** One lesson beside the list of all; the list is below it on phones. */
export const LessonView = ({ course, lessons, progress, lesson, number }: LessonViewProps) => {
  const client = useApolloClient();
  const save = useAction(SaveLessonProgressDocument);
  const { doneLessons: done, wait, states } = progress;
  const isDone = done.includes(lesson.id);
  const state = states.find((each) => each.lesson === lesson.id);
  const { isSaved, onTime } = useStudyTime(course.documentId, lesson.id, isDone);
  const watched = () => {
    if (isDone || state?.passed === false) return;
    save({ course: course.documentId, lesson: lesson.id, done: true }).catch((error: unknown) =>
      toast(failureMessage(error), 'error'),
    );
  };
  const file = lesson.video;
  const loadFile =
    file &&
    (async () => {
      const { data } = await client.query({
        query: UserLessonFileDocument,
        variables: { course: course.documentId, lesson: lesson.id, file: file.id },
        fetchPolicy: 'no-cache',
      });
      return rootField(data).url;
    });
  const lessonHref = (other: number) =>
    paths.myCourses({ course: course.documentId, lesson: other });
  const neighbour = (other: number, hint: string) => {
    const found = lessons[other - 1];
    return found ? { label: found.title, to: lessonHref(other), hint } : undefined;
  };
  const facts = [
    course.title,
    labels.position(number, lessons.length),
    ...(lesson.minutes === null ? [] : [labels.minutes(lesson.minutes)]),
  ];
  return (
    <>
      <PageMeta title={labels.title(number, lesson.title)} noindex />
      <Breadcrumbs
        items={[
          { label: texts.title, to: paths.myCourses() },
          { label: course.title, to: paths.myCourses({ course: course.documentId }) },
          { label: lesson.title },
        ]}
      />
      <Columns>
        <article>
          <PageHeading kicker={facts.join(' · ')} title={lesson.title} close />
          <LessonVideo
            address={lesson.videoUrl}
            loadFile={loadFile}
            captions={lesson.captions}
            title={lesson.title}
            position={state?.position}
            onTime={onTime}
            onWatched={watched}
          />
          {lesson.body ? (
            <RichText blocks={lesson.body} sectionLevel={2} />
          ) : lesson.videoUrl || lesson.video ? null : (
            <Text tone="muted">{labels.empty}</Text>
          )}
          <ExerciseFiles course={course.documentId} lesson={lesson} />
          <LessonDone
            course={course.documentId}
            lesson={lesson.id}
            done={isDone}
            wait={wait}
            state={state}
            isSaved={isSaved}
          />
          {lesson.questionCount > 0 ? (
            <QuizSection course={course.documentId} lesson={lesson.id} title={quizTexts.title} />
          ) : null}
          <Tools>
            <Stack gap={8}>
              <InstructorQuestions course={course.documentId} lesson={lesson.id} />
              <div>
                <Button variant="secondary" onClick={() => window.print()}>
                  <Icon name="printer" />
                  {labels.print}
                </Button>
              </div>
              <AdjacentLinks
                label={labels.neighbours}
                previous={neighbour(number - 1, labels.previous)}
                next={neighbour(number + 1, labels.next)}
              />
            </Stack>
          </Tools>
        </article>
        <Rail>
          <LessonList course={course.documentId} lessons={lessons} done={done} current={number} />
        </Rail>
      </Columns>
    </>
  );
};
