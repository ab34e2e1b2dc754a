import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import type { LedgerColumn } from '@/ui/Ledger';
import { Pagination } from '@/ui/Pagination';
import { LedgerSkeleton } from '../entries/LedgerSkeleton';
import { texts } from '../texts';

type ListOutcomeProps = {
  columns: readonly LedgerColumn[];
  /** What failed, if anything did. */
  failure: unknown;
  /** Where the list stands; undefined while it is on its way. */
  pagination: { page: number; pageCount: number; total: number } | undefined;
  hrefFor: (page: number) => string;
  empty: { title: string; advice?: string; action: string; href: string };
  /** The ledger. */
  children: ReactNode;
};

/** The ledger with its pages; or, in its place, what is said when it is empty, failed or on its way. */
export const ListOutcome = ({
  columns,
  failure,
  pagination,
  hrefFor,
  empty,
  children,
}: ListOutcomeProps) => {
  const { state, revalidate } = useRevalidator();
  if (failure) {
    return (
      <ErrorState error={failure} onRetry={() => void revalidate()} busy={state === 'loading'} />
    );
  }
  if (!pagination) return <LedgerSkeleton columns={columns} />;
  if (pagination.total === 0) {
    return (
      <EmptyState
        title={empty.title}
        action={
          <ButtonLink to={empty.href} variant="secondary">
            {empty.action}
          </ButtonLink>
        }
      >
        {empty.advice ?? texts.empty.advice}
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefFor={hrefFor} />
    </>
  );
};
