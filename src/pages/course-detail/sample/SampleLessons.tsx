import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { CourseSyllabusQuery } from '@/data/generated/operations/pages/course-detail';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { sampleTexts } from './texts';

const SampleLesson = lazy(() =>
  import('./SampleLesson').then(({ SampleLesson: Component }) => ({ default: Component })),
);

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.line};
`;

type Lesson = CourseSyllabusQuery['courseSyllabus']['lessons'][number];

const Sample = ({ slug, lesson }: { slug: string; lesson: Lesson }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, minutes, hasVideo } = lesson;
  const facts = [
    ...(minutes === null ? [] : [sampleTexts.minutes(minutes)]),
    ...(hasVideo ? [sampleTexts.video] : []),
  ];
  return (
    <Box>
      <div>
        <Heading level={3} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
      </div>
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? sampleTexts.close(title) : sampleTexts.open(title)}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={<RowsSkeleton label={sampleTexts.loading} />}>
          <SampleLesson slug={slug} lesson={id} />
        </Suspense>
      ) : null}
    </Box>
  );
};

type SampleLessonsProps = { slug: string; lessons: readonly Lesson[] };

/** The lessons that anyone may read. Their code and content are loaded when one is opened. */
export const SampleLessons = ({ slug, lessons }: SampleLessonsProps) => (
  <>
    <Text>{sampleTexts.lead}</Text>
    {lessons.map((lesson) => (
      <Sample key={lesson.id} slug={slug} lesson={lesson} />
    ))}
  </>
);
