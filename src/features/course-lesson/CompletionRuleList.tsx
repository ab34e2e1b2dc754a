import { styled } from 'styled-components';
import { formatDecimal } from '@iia/shared/numbers';
import type { CompletionRule } from '@/data/generated/types';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const labels = texts.rule;

const List = styled.ul`
  margin: 0 0 ${theme.space[3]};
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  line-height: 1.5;
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-top: 0.15em;
  ${({ $done }) => ($done ? '' : `border: 1px solid ${theme.color.lineStrong};`)}
  color: ${theme.color.success};
`;

const Detail = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Figure = styled.span`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${theme.color.muted};
`;

/** What the member has achieved; absent on the sales page. */
export interface RuleProgress {
  minutes: boolean;
  lessons: number;
  quizzes: number;
  exam: boolean;
  declared: boolean;
}

interface Condition {
  text: string;
  detail?: string;
  done: boolean;
  figure?: string;
}

function conditionsOf(rule: CompletionRule, progress: RuleProgress | undefined): Condition[] {
  const { minutesShare, lessonCount, quizCount, exam, declaration } = rule;
  const counted = (done: number | undefined, all: number) => ({
    done: done === all,
    figure: done === undefined ? undefined : labels.progress(done, all),
  });
  return [
    ...(minutesShare > 0 && lessonCount > 0
      ? [
          {
            text: labels.minutes(minutesShare),
            detail: labels.clock,
            done: progress?.minutes ?? false,
          },
        ]
      : []),
    ...(lessonCount > 0
      ? [{ text: labels.lessons(lessonCount), ...counted(progress?.lessons, lessonCount) }]
      : []),
    ...(quizCount > 0
      ? [{ text: labels.quizzes(quizCount), ...counted(progress?.quizzes, quizCount) }]
      : []),
    ...(exam
      ? [
          {
            text: labels.exam(exam.title, exam.passMark),
            detail: labels.examFacts(exam.questionCount, exam.minutes, exam.attempts),
            done: progress?.exam ?? false,
          },
        ]
      : []),
    ...(declaration ? [{ text: labels.declaration, done: progress?.declared ?? false }] : []),
  ];
}

type CompletionRuleListProps = {
  rule: CompletionRule;
  progress?: RuleProgress;
  /** A course without dates: this rule alone earns the certificate. */
  selfPaced: boolean;
  cpeHours: number;
};

/** What completes a course, as a checklist. */
export const CompletionRuleList = ({
  rule,
  progress,
  selfPaced,
  cpeHours,
}: CompletionRuleListProps) => (
  <>
    <List>
      {conditionsOf(rule, progress).map(({ text, detail, done, figure }) => (
        <Item key={text}>
          <Mark $done={done}>{done ? <Icon name="check-circle" size="1.25rem" /> : null}</Mark>
          <span>
            <span>{text}</span>
            {progress ? (
              <VisuallyHidden>{`, ${done ? labels.done : labels.missing}`}</VisuallyHidden>
            ) : null}
            {detail ? <Detail>{detail}</Detail> : null}
          </span>
          {figure ? <Figure>{figure}</Figure> : null}
        </Item>
      ))}
    </List>
    <Text size="sm" tone="muted">
      {selfPaced ? labels.certificate(formatDecimal(cpeHours)) : labels.dated}
    </Text>
  </>
);
