import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

type AnsweredProps<Data> = {
  answer: { data: Data | undefined; error: unknown; loading: boolean; retry: () => void };
  /** What holds the place until the answer is there. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * A part of a page: what was answered; until then its skeleton; where it failed, the way to try again.
 * Who is refused as logged out is already on the way to the login, and keeps the skeleton until then.
 */
export function Answered<Data>({ answer, skeleton, children }: AnsweredProps<Data>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error && !isLoggedOut(answer.error)) {
    return <ErrorState error={answer.error} onRetry={answer.retry} busy={answer.loading} />;
  }
  return skeleton ?? <Skeleton height="24rem" />;
}

const isLoggedOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
