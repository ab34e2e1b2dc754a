import type { ReactNode } from 'react';
import type { QueryResult } from '@/data/page/usePageQuery';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import type { LedgerColumn } from '@/ui/Ledger';
import { Pagination } from '@/ui/Pagination';
import { LedgerSkeleton } from '../entries/LedgerSkeleton';
import { texts } from '../texts';

export type EmptyListCopy = { title: string; advice?: string; action: string; href: string };

type ListResultsProps = {
  columns: readonly LedgerColumn[];
  list: QueryResult<{ pagination: { page: number; pageCount: number; total: number } }>;
  hrefFor: (page: number) => string;
  empty: EmptyListCopy;
  children: ReactNode;
};

/** The ledger with its pagination, or its empty, failed or loading state. */
export const ListResults = ({ columns, list, hrefFor, empty, children }: ListResultsProps) => {
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} busy={list.loading} />;
  const pagination = list.data?.pagination;
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
