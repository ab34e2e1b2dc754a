import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { SaveLessonProgressDocument } from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
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
import { LessonVideo } from './LessonVideo';
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
  /** The ids of completed lessons. */
  done: readonly string[];
  lesson: Lesson;
  /** From 1. */
  number: number;
  wait: OwnedCourse['progress']['wait'];
};

/** One lesson beside the list of all; the list is below it on phones. */
export const LessonView = ({ course, lessons, done, lesson, number, wait }: LessonViewProps) => {
  const save = useAction(SaveLessonProgressDocument);
  const isDone = done.includes(lesson.id);
  const opened = useEffectEvent(() => {
    // The lesson is readable anyway; the next opened lesson saves the position.
    save({ course: course.documentId, lesson: lesson.id, done: false }).catch(() => undefined);
  });
  useEffect(() => opened(), [lesson.id]);
  const watched = () => {
    if (isDone) return;
    save({ course: course.documentId, lesson: lesson.id, done: true }).catch((error: unknown) =>
      toast(failureMessage(error), 'error'),
    );
  };
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
            captions={lesson.captions}
            title={lesson.title}
            onWatched={watched}
          />
          {lesson.body ? (
            <RichText blocks={lesson.body} sectionLevel={2} />
          ) : lesson.videoUrl ? null : (
            <Text tone="muted">{labels.empty}</Text>
          )}
          <LessonDone course={course.documentId} lesson={lesson.id} done={isDone} wait={wait} />
          <Tools>
            <Stack gap={8}>
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
