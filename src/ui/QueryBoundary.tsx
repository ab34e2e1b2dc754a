import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

type QueryBoundaryProps<Data> = {
  result: { data: Data | undefined; error: unknown; loading: boolean; retry: () => void };
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * Renders a query's result, the skeleton while loading, or an error with a retry button. After a 401 it keeps the
 * skeleton, because the redirect to the login is under way.
 */
export function QueryBoundary<Data>({ result, skeleton, children }: QueryBoundaryProps<Data>) {
  if (result.data !== undefined) return children(result.data);
  if (result.error && !isLoggedOut(result.error)) {
    return <ErrorState error={result.error} onRetry={result.retry} busy={result.loading} />;
  }
  return skeleton ?? <Skeleton height="24rem" />;
}

const isLoggedOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
