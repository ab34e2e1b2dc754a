import { RefundsDocument } from '@/data/generated/operations/Refunds';
import { StatementReversalsDocument } from '@/data/generated/operations/StatementReversals';
import { UnmatchedTransfersDocument } from '@/data/generated/operations/UnmatchedTransfers';
import { staffQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { readPage } from '@/lib/readPage';
import { Answered } from '@/ui/Answered';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { RefundList } from './RefundList';
import { ReversalList } from './ReversalList';
import { readSection, sectionHref, type Section } from './section';
import { StatementSection } from './StatementSection';
import { texts } from './texts';
import { UnmatchedList } from './UnmatchedList';

export const queries = staffQueries(({ search }) => {
  const section = readSection(search);
  const pageOf = (of: Section) => (section === of ? readPage(search) : 1);
  return {
    unmatched: askPart(
      UnmatchedTransfersDocument,
      { page: pageOf('unmatched') },
      'cache-and-network',
    ),
    reversals: askPart(
      StatementReversalsDocument,
      { page: pageOf('reversals'), state: 'open' },
      'cache-and-network',
    ),
    seenReversals: askPart(
      StatementReversalsDocument,
      section === 'seenReversals' ? { page: pageOf('seenReversals'), state: 'closed' } : null,
      'cache-and-network',
    ),
    owed: askPart(RefundsDocument, { page: pageOf('owed'), state: 'owed' }, 'cache-and-network'),
    sent: askPart(
      RefundsDocument,
      section === 'sent' ? { page: pageOf('sent'), state: 'sent' } : null,
      'cache-and-network',
    ),
  };
});

/** `/tai-khoan/doi-soat`: bank statements, unmatched transfers and refunds, for staff. */
export function Component() {
  const { answers, search } = useAnswers(queries);
  const section = readSection(search);
  const { unmatched, reversals, seenReversals, owed, sent } = answers;
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} close />
      <Stack gap={6}>
        <Tabs
          label={texts.sections.label}
          items={[
            { label: texts.sections.statement, of: 'statement' as const },
            {
              label: texts.sections.unmatched(unmatched.data?.pagination.total),
              of: 'unmatched' as const,
            },
            {
              label: texts.sections.reversals(reversals.data?.pagination.total),
              of: 'reversals' as const,
            },
            { label: texts.sections.owed(owed.data?.pagination.total), of: 'owed' as const },
            { label: texts.sections.sent, of: 'sent' as const },
          ].map(({ label, of }) => ({
            label,
            to: sectionHref(of),
            current: of === section || (of === 'reversals' && section === 'seenReversals'),
          }))}
        />
        {section === 'statement' ? <StatementSection /> : null}
        {section === 'unmatched' ? (
          <Answered answer={unmatched} skeleton={<RowsSkeleton label={texts.unmatched.loading} />}>
            {(found) => <UnmatchedList found={found} />}
          </Answered>
        ) : null}
        {section === 'reversals' || section === 'seenReversals' ? (
          <Answered
            key={section}
            answer={section === 'reversals' ? reversals : seenReversals}
            skeleton={<RowsSkeleton label={texts.reversals.loading} />}
          >
            {(found) => (
              <ReversalList found={found} state={section === 'reversals' ? 'open' : 'closed'} />
            )}
          </Answered>
        ) : null}
        {section === 'owed' || section === 'sent' ? (
          <Answered
            key={section}
            answer={section === 'owed' ? owed : sent}
            skeleton={<RowsSkeleton label={texts.refunds.loading} />}
          >
            {(found) => <RefundList found={found} state={section} />}
          </Answered>
        ) : null}
      </Stack>
    </AccountFrame>
  );
}
