import { UserWaitingDocument } from '@/data/generated/operations/UserWaiting';
import { memberQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { Answered } from '@/ui/Answered';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { texts } from './texts';
import { WaitingLedger } from './WaitingLedger';

export const queries = memberQueries(() => ({
  waiting: askPart(UserWaitingDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/danh-sach-cho` */
export function Component() {
  const { answers } = useAnswers(queries);
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <Answered answer={answers.waiting} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(entries) => <WaitingLedger entries={entries} />}
      </Answered>
    </AccountFrame>
  );
}
