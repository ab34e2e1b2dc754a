import { UserNotificationsDocument } from '@/data/generated/operations/UserNotifications';
import { memberQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { readPage } from '@/lib/readPage';
import { Answered } from '@/ui/Answered';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { NotificationList } from './NotificationList';
import { texts } from './texts';

export const queries = memberQueries(({ search }) => ({
  notifications: askPart(
    UserNotificationsDocument,
    { page: readPage(search) },
    'cache-and-network',
  ),
}));

/** `/tai-khoan/thong-bao` */
export function Component() {
  const { answers, search } = useAnswers(queries);
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} close />
      <Answered answer={answers.notifications} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(found) => <NotificationList found={found} page={readPage(search)} />}
      </Answered>
    </AccountFrame>
  );
}
