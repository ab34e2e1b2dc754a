import { UserNotificationsDocument } from '@/data/generated/operations/pages/notifications';
import { memberQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { readPage } from '@/lib/readPage';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { NotificationList } from './NotificationList';
import { texts } from './texts';

export const queries = memberQueries(({ search }) => ({
  notifications: partialQuery(
    UserNotificationsDocument,
    { page: readPage(search) },
    'cache-and-network',
  ),
}));

/** `/tai-khoan/thong-bao` */
export function Component() {
  const { search } = usePage();
  const notifications = usePageQuery(queries, 'notifications');
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} close />
      <QueryBoundary result={notifications} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(found) => <NotificationList found={found} page={readPage(search)} />}
      </QueryBoundary>
    </AccountFrame>
  );
}
