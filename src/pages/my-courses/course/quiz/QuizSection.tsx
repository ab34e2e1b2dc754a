import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTime } from '@iia/shared/dates';
import {
  QuizStateDocument,
  StartAttemptDocument,
} from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
import { useQuery } from '@/data/useQuery';
import { Button } from '@/ui/Button';
import { FactRow } from '@/ui/FactRow';
import { failureMessage } from '@/ui/failureMessage';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { limitOf, QuizForm } from './QuizForm';
import { QuizResult } from './QuizResult';
import type { QuizState } from './QuizAttempt';
import { quizTexts } from './texts';

const Box = styled.section`
  margin-top: ${theme.space[10]};

  ${media.print} {
    display: none;
  }
`;

type QuizStartProps = {
  state: QuizState;
  start: () => Promise<unknown>;
  onStarted: () => void;
};

const QuizStart = ({ state, start, onStarted }: QuizStartProps) => {
  const { questionCount, passMark, minutes, attempts, attemptsLeft, nextAt, attempt } = state;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      await start();
      onStarted();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const facts = [
    [quizTexts.facts.questions, String(questionCount)],
    [quizTexts.facts.passMark, quizTexts.percent(passMark)],
    [quizTexts.facts.time, limitOf(minutes)],
    [quizTexts.facts.left, quizTexts.attempts(attemptsLeft, attempts)],
  ] as const;
  return (
    <Stack gap={4}>
      <FactRow facts={facts} />
      <Text>{minutes === null ? quizTexts.lead : quizTexts.examLead}</Text>
      {attemptsLeft > 0 ? (
        <div>
          <Button
            variant={state.passed ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void press()}
          >
            {busy ? quizTexts.starting : attempt ? quizTexts.again : quizTexts.start}
          </Button>
        </div>
      ) : (
        <Text strong>{nextAt ? quizTexts.nextAt(formatDateTime(nextAt)) : null}</Text>
      )}
      <div aria-live="assertive">
        {error ? <Notice tone="error">{failureMessage(error)}</Notice> : null}
      </div>
    </Stack>
  );
};

type QuizSectionProps = {
  course: string;
  /** Null for the exam. */
  lesson: string | null;
  title: string;
};

/** The questions of a lesson or the exam: the attempt in progress, or the last result and a new start. */
export const QuizSection = ({ course, lesson, title }: QuizSectionProps) => {
  const headingId = useId();
  const variables = { course, lesson };
  const { data, error, loading, refetch } = useQuery(QuizStateDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const startAttempt = useAction(StartAttemptDocument);
  // Moves the focus to what follows an action, but not on arrival.
  const [hasActed, setHasActed] = useState(false);
  const result = {
    data: data?.quizState,
    error: error ?? null,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
  const start = async () => {
    await startAttempt({ course, lesson });
    await refetch();
  };
  return (
    <Box aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id={headingId}>
          {title}
        </Heading>
        <QueryBoundary result={result} skeleton={<RowsSkeleton label={quizTexts.loading} />}>
          {(state) => {
            const { attempt } = state;
            if (attempt && attempt.submittedAt === null) {
              return (
                <QuizForm
                  key={attempt.documentId}
                  attempt={attempt}
                  title={title}
                  focused={hasActed}
                  onSubmitted={() => setHasActed(true)}
                />
              );
            }
            return (
              <Stack gap={8}>
                {state.passed ? <Notice tone="success">{quizTexts.passed}</Notice> : null}
                {attempt ? <QuizResult attempt={attempt} focused={hasActed} /> : null}
                <QuizStart state={state} start={start} onStarted={() => setHasActed(true)} />
              </Stack>
            );
          }}
        </QueryBoundary>
      </Stack>
    </Box>
  );
};
