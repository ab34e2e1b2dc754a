import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from '../texts';
import type { Lesson } from '../ownedCourse';

const List = styled.ol`
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};
`;

const Entry = styled.li`
  border-bottom: 1px solid ${theme.color.line};
`;

const StyledLink = styled(Link)`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: baseline;
  padding-block: ${theme.space[3]};
  color: ${theme.color.ink};
  line-height: 1.45;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  &[aria-current] {
    font-weight: ${theme.weight.strong};
    box-shadow: inset 0 -3px 0 ${theme.color.accent};
  }
`;

const Fact = styled.span`
  font-family: ${theme.font.figures};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  color: ${theme.color.muted};
`;

const Note = styled.span`
  display: block;
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.regular};
  color: ${theme.color.muted};
`;

const Tick = styled.span`
  margin-inline-start: ${theme.space[2]};
  color: ${theme.color.success};

  svg {
    vertical-align: -0.15em;
  }
`;

type LessonListProps = {
  /** The course's `documentId`. */
  course: string;
  lessons: readonly Lesson[];
  /** The ids of completed lessons. */
  done: readonly string[];
  /** The number of the open lesson, from 1. */
  current?: number;
};

export const LessonList = ({ course, lessons, done, current }: LessonListProps) => {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {texts.course.lessons}
      </Heading>
      <List>
        {lessons.map(({ id: lesson, title, minutes, questionCount }, index) => (
          <Entry key={lesson}>
            <StyledLink
              to={paths.myCourses({ course, lesson: index + 1 })}
              aria-current={current === index + 1 ? 'page' : undefined}
            >
              <Fact>{index + 1}</Fact>
              <span>
                <span>{keepTitleTermsTogether(title)}</span>
                {done.includes(lesson) ? (
                  <Tick>
                    <Icon name="check-circle" />
                    <VisuallyHidden>, {texts.lesson.doneMark}</VisuallyHidden>
                  </Tick>
                ) : null}
                {questionCount > 0 ? <Note>{texts.lesson.quizMark(questionCount)}</Note> : null}
              </span>
              <Fact>{minutes === null ? null : texts.lesson.minutes(minutes)}</Fact>
            </StyledLink>
          </Entry>
        ))}
      </List>
    </nav>
  );
};
