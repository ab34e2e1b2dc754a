import { useMutation } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SaveLessonProgressDocument } from '@/data/generated/operations/pages/my-courses';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { texts } from '../texts';
import type { LessonState, OwnedCourse } from '../ownedCourse';

/** Counts down from the time of the response, because the browser's clock may be wrong. */
function useSecondsLeft(wait: { seconds: number } | null): number {
  const [passed, setPassed] = useState({ wait, seconds: 0 });
  useEffect(() => {
    if (!wait) return;
    const began = performance.now();
    const timer = setInterval(
      () => setPassed({ wait, seconds: Math.floor((performance.now() - began) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [wait]);
  if (!wait) return 0;
  return Math.max(0, wait.seconds - (passed.wait === wait ? passed.seconds : 0));
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[10]};

  ${media.print} {
    display: none;
  }
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  margin: 0;
  color: ${theme.color.success};
  font-weight: ${theme.weight.strong};
`;

type LessonDoneProps = {
  course: string;
  lesson: string;
  done: boolean;
  wait: OwnedCourse['progress']['wait'];
  state: LessonState | undefined;
  /** Whether the last study time arrived at the server. */
  isSaved: boolean;
};

/**
 * Lets the member mark a lesson as done; the server accepts this once the lesson was studied long enough
 * and its questions are passed.
 */
export const LessonDone = ({ course, lesson, done, wait, state, isSaved }: LessonDoneProps) => {
  const [save, { loading: busy }] = useMutation(SaveLessonProgressDocument);
  const [error, setError] = useState<unknown>(null);
  const left = useSecondsLeft(wait);
  const isWaiting = !done && wait?.lesson === lesson && left > 0;
  const needsQuiz = state?.passed === false;
  const counted = state && state.requiredSeconds > 0 ? state : null;
  const messageId = useId();
  const waitId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The optimistic update has replaced the clicked button.
  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);
  const press = () => {
    setError(null);
    save({ variables: { input: { course, lesson, done: true } } }).catch(setError);
  };
  return (
    <Box>
      <div role="status">
        {done ? (
          <Done>
            <Icon name="check-circle" size="1.25rem" />
            {texts.lesson.isDone}
          </Done>
        ) : null}
      </div>
      {done || !needsQuiz ? null : <Text>{texts.lesson.quizFirst}</Text>}
      {done || !counted ? null : (
        <Text size="sm" tone="muted">
          {texts.lesson.studied(
            Math.min(counted.seconds, counted.requiredSeconds),
            counted.requiredSeconds,
          )}
        </Text>
      )}
      <div role="status">
        {isSaved || done ? null : (
          <Text size="sm" tone="muted">
            {texts.lesson.notSaved}
          </Text>
        )}
      </div>
      {done || needsQuiz ? null : (
        <Button
          ref={button}
          busy={busy}
          onClick={press}
          aria-describedby={error ? messageId : isWaiting ? waitId : undefined}
        >
          {busy ? texts.lesson.confirming : texts.lesson.confirm}
        </Button>
      )}
      {isWaiting && !needsQuiz && !error ? (
        <Text id={waitId} size="sm" tone="muted">
          {texts.lesson.wait(left)}
        </Text>
      ) : null}
      <div aria-live="assertive">
        {error && !done ? (
          <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage>
        ) : null}
      </div>
    </Box>
  );
};
