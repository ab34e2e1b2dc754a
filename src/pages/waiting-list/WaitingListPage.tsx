import { UserWaitingDocument } from '@/data/generated/operations/features/waiting-list';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { texts } from './texts';
import { WaitingLedger } from './WaitingLedger';

export const queries = memberQueries(() => ({
  waiting: partialQuery(UserWaitingDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/danh-sach-cho` */
export function Component() {
  const waiting = usePageQuery(queries, 'waiting');
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <QueryBoundary result={waiting} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(entries) => <WaitingLedger entries={entries} />}
      </QueryBoundary>
    </AccountFrame>
  );
}
