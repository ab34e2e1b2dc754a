import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

type AnsweredProps<Data> = {
  answer: { data: Data | undefined; error: unknown; loading: boolean; retry: () => void };
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * Renders a query's result, the skeleton while loading, or an error with a retry button. After a 401 it keeps the
 * skeleton, because the redirect to the login is under way.
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
