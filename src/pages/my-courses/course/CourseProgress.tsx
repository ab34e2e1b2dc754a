import { styled } from 'styled-components';
import { formatDate } from '@/lib/dates';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { texts } from '../texts';
import type { OwnedCourse } from './ownedCourse';

const labels = texts.progress;

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

type CourseProgressProps = { progress: OwnedCourse['progress'] };

/** How many lessons are done, and what completes the course. */
export const CourseProgress = ({
  progress: { doneLessons, lessonCount, completedAt },
}: CourseProgressProps) => (
  <Box aria-label={labels.label}>
    <Text strong>
      {completedAt
        ? labels.completed(formatDate(completedAt))
        : labels.done(doneLessons.length, lessonCount)}
    </Text>
    <Bar aria-hidden="true">
      <div style={{ width: `${(100 * doneLessons.length) / lessonCount}%` }} />
    </Bar>
    <Text size="sm" tone="muted">
      {completedAt && doneLessons.length < lessonCount
        ? labels.added(doneLessons.length, lessonCount)
        : labels.rule}
    </Text>
  </Box>
);
