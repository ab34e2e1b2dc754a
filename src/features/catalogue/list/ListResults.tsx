import type { ReactNode } from 'react';
import type { QueryResult } from '@/data/page/usePageQuery';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { type LedgerColumn, Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Pagination } from '@/ui/Pagination';
import { Skeleton } from '@/ui/Skeleton';
import { texts as uiTexts } from '@/ui/texts';
import { EntryTitle, EntryNote } from '../entries/EntryTitle';
import { PAGE_SIZE } from '../search/listSearch';
import { texts } from '../texts';

type LedgerSkeletonProps = { columns: readonly LedgerColumn[]; rows?: number };

/** A loading ledger with the same columns and row heights as the real one. */
const LedgerSkeleton = ({ columns, rows = PAGE_SIZE }: LedgerSkeletonProps) => (
  <div aria-busy="true">
    <Ledger caption={uiTexts.loading} columns={columns}>
      {Array.from({ length: rows }, (_, row) => (
        <LedgerRow key={row}>
          {columns.map(({ id, align }) => (
            <LedgerCell key={id} primary={id === 'title'} align={align}>
              {id === 'title' ? (
                <EntryTitle cover={<Skeleton height="3rem" />}>
                  <Skeleton height="1.5em" width="75%" />
                  <EntryNote>
                    <Skeleton height="1.5em" width="45%" />
                  </EntryNote>
                </EntryTitle>
              ) : (
                <Skeleton height="1.5em" />
              )}
            </LedgerCell>
          ))}
        </LedgerRow>
      ))}
    </Ledger>
  </div>
);

export type EmptyListCopy = { title: string; advice?: string; action: string; href: string };

type ListResultsProps = {
  columns: readonly LedgerColumn[];
  list: QueryResult<{ pagination: { page: number; pageCount: number; total: number } }>;
  hrefFor: (page: number) => string;
  empty: EmptyListCopy;
  /** Shown if the list is empty. */
  nearest?: ReactNode;
  children: ReactNode;
};

/** The ledger with its pagination, or its empty, failed or loading state. */
export const ListResults = ({
  columns,
  list,
  hrefFor,
  empty,
  nearest,
  children,
}: ListResultsProps) => {
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
        <p>{empty.advice ?? texts.empty.advice}</p>
        {nearest}
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
