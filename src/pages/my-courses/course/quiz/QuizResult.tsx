import { styled } from 'styled-components';
import { FocusedSection } from '@/ui/FocusedSection';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import type { Question } from './answers';
import type { QuizAttempt } from './QuizAttempt';
import { quizTexts } from './texts';

const Score = styled.p<{ $passed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin: ${theme.space[2]} 0 ${theme.space[4]};
  font-weight: ${theme.weight.strong};
  color: ${({ $passed }) => ($passed ? theme.color.success : theme.color.error)};
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};
  max-width: ${theme.measure};
`;

const Mark = styled.span<{ $correct: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
  color: ${({ $correct }) => ($correct ? theme.color.success : theme.color.error)};
`;

const Words = styled.p`
  margin: 0;
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
  white-space: pre-line;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[4]};
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.55;

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }

  ${media.up('sm')} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
  }
`;

type Given = { choices: readonly number[]; number: number | null };

/** An answer in words: its options, one a line, or the number. */
function wordsOf({ kind, options }: Question, { choices, number }: Given): string {
  if (kind === 'number') return number === null ? '' : String(number).replace('.', ',');
  return choices
    .map((choice, place) => `${kind === 'order' ? `${place + 1}. ` : ''}${options[choice] ?? ''}`)
    .join('\n');
}

type QuizResultProps = { attempt: QuizAttempt; focused: boolean };

/** The result of a submitted attempt, with the solution and explanation of each question. */
export const QuizResult = ({ attempt, focused }: QuizResultProps) => {
  const { questions, answers, result } = attempt;
  if (!result) return null;
  const { correctCount, questionCount, percent, passMark, passed } = result;
  const content = (
    <>
      <Heading level={3} size="lg">
        {quizTexts.result}
      </Heading>
      <Score $passed={passed}>
        <Icon name={passed ? 'check-circle' : 'warning-circle'} size="1.25rem" />
        <span>
          {`${quizTexts.score(correctCount, questionCount, percent)}. ${
            passed ? quizTexts.isPassed : quizTexts.isFailed(passMark)
          }`}
        </span>
      </Score>
      <List>
        {result.questions.map(({ question: id, correct, solution, number, explanation }, index) => {
          const question = questions.find((each) => each.id === id);
          if (!question) return null;
          const given = answers.find((answer) => answer.question === id);
          return (
            <Entry key={id}>
              <Mark $correct={correct}>
                <Icon name={correct ? 'check' : 'x'} />
                <span>
                  {`${quizTexts.question(index + 1, questionCount)}: ${
                    correct ? quizTexts.correct : quizTexts.wrong
                  }`}
                </span>
              </Mark>
              <Words>{question.text}</Words>
              <Facts>
                <dt>{quizTexts.yourAnswer}</dt>
                <dd>{(given && wordsOf(question, given)) || quizTexts.noAnswer}</dd>
                {correct ? null : (
                  <>
                    <dt>{quizTexts.solution}</dt>
                    <dd>{wordsOf(question, { choices: solution, number })}</dd>
                  </>
                )}
                {explanation ? (
                  <>
                    <dt>{quizTexts.explanation}</dt>
                    <dd>{explanation}</dd>
                  </>
                ) : null}
              </Facts>
            </Entry>
          );
        })}
      </List>
    </>
  );
  return focused ? (
    <FocusedSection label={quizTexts.result} shows={attempt.documentId}>
      {content}
    </FocusedSection>
  ) : (
    <div>{content}</div>
  );
};
