import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatDuration } from '@iia/shared/dates';
import { SubmitAttemptDocument } from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failureMessage } from '@/ui/failureMessage';
import { FocusedSection } from '@/ui/FocusedSection';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { toInput, unanswered } from './answers';
import { QuestionField } from './QuestionField';
import type { QuizAttempt } from './QuizAttempt';
import { quizTexts } from './texts';
import { useAnswers } from './useAnswers';
import { useCountdown } from './useCountdown';

const WARNING_SECONDS = 300;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[6]};
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.paper};
`;

const Clock = styled.span<{ $short: boolean }>`
  font-family: ${theme.font.figures};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${({ $short }) => ($short ? theme.color.error : theme.color.ink)};
`;

const TimeLeft = ({ seconds }: { seconds: number }) => {
  const minutes = Math.floor(seconds / 60);
  return (
    <span>
      <Text as="span" size="sm" tone="muted">
        {quizTexts.timeLeft}:{' '}
      </Text>
      <Clock $short={seconds <= WARNING_SECONDS} role="timer" aria-live="off">
        {`${minutes}:${String(seconds % 60).padStart(2, '0')}`}
      </Clock>
      <VisuallyHidden role="status">
        {seconds <= WARNING_SECONDS && seconds > 0 ? quizTexts.fiveMinutes : ''}
      </VisuallyHidden>
    </span>
  );
};

type QuizFormProps = {
  attempt: QuizAttempt;
  title: string;
  /** Whether it was started on this page, and takes the focus. */
  focused: boolean;
  onSubmitted: () => void;
};

/** An attempt in progress. Its answers survive a reload, and its time runs on the server. */
export const QuizForm = ({ attempt, title, focused, onSubmitted }: QuizFormProps) => {
  const { questions, secondsLeft } = attempt;
  const submit = useAction(SubmitAttemptDocument);
  const { answers, saving, change, forget } = useAnswers(attempt);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const sending = useRef(false);
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setError(null);
    try {
      await submit({ attempt: attempt.documentId, answers: toInput(questions, answers) });
      forget();
      onSubmitted();
    } catch (failure) {
      setError(failure);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const left = useCountdown(secondsLeft, () => void send());
  const missing = unanswered(questions, answers);
  const isOver = left === 0;
  const content = (
    <>
      <Stack gap={8}>
        {questions.map((question, index) => (
          <QuestionField
            key={question.id}
            question={question}
            number={index + 1}
            count={questions.length}
            answer={answers[question.id] ?? { choices: [], text: '' }}
            onChange={(answer) => change(question.id, answer)}
          />
        ))}
        <div aria-live="assertive">
          {error ? <Notice tone="error">{failureMessage(error)}</Notice> : null}
        </div>
      </Stack>
      <Bar>
        <div>
          <Text size="sm">
            {quizTexts.answered(questions.length - missing.length, questions.length)}
          </Text>
          <div role="status">
            {saving === 'none' ? null : (
              <Text size="xs" tone="muted">
                {saving === 'saved' ? quizTexts.saved : quizTexts.unsaved}
              </Text>
            )}
          </div>
        </div>
        {left === null ? null : isOver ? (
          <Text size="sm">{quizTexts.timeOver}</Text>
        ) : (
          <TimeLeft seconds={left} />
        )}
        <Button
          busy={busy}
          onClick={() => (missing.length > 0 && !isOver ? setAsking(true) : void send())}
        >
          {busy ? quizTexts.submitting : quizTexts.submit}
        </Button>
      </Bar>
      <ConfirmDialog
        open={asking}
        title={quizTexts.confirmTitle}
        action={quizTexts.submit}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {quizTexts.confirmBody(missing)}
      </ConfirmDialog>
    </>
  );
  return focused ? (
    <FocusedSection label={title} shows={attempt.documentId}>
      {content}
    </FocusedSection>
  ) : (
    content
  );
};

/** `15 phút`. */
export const limitOf = (minutes: number | null): string =>
  minutes === null ? quizTexts.noLimit : formatDuration(minutes * 60);
