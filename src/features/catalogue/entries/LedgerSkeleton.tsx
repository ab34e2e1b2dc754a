import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerRow } from '@/ui/LedgerRow';
import { Skeleton } from '@/ui/Skeleton';
import { texts as uiTexts } from '@/ui/texts';
import { PAGE_SIZE } from '../search/listSearch';
import { EntryNote } from './EntryNote';
import { EntryTitle } from './EntryTitle';

type LedgerSkeletonProps = { columns: readonly LedgerColumn[]; rows?: number };

/** A loading ledger with the same columns and row heights as the real one. */
export const LedgerSkeleton = ({ columns, rows = PAGE_SIZE }: LedgerSkeletonProps) => (
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
