import { useState } from 'react';
import {
  type ReconcileStatementMutation,
  RefundsDocument,
  StatementReversalsDocument,
  UnmatchedTransfersDocument,
} from '@/data/generated/operations/pages/reconciliation';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { readPage } from '@/lib/readPage';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { RefundList } from './RefundList';
import { ReversalList } from './ReversalList';
import { readSection, sectionHref, type Section } from './section';
import { StatementReport } from './StatementReport';
import { StatementUpload } from './StatementUpload';
import { texts } from './texts';
import { UnmatchedList } from './UnmatchedList';

type Report = ReconcileStatementMutation['reconcileStatement'];

/** A report stays until another file has a report or invalid lines. */
const StatementSection = () => {
  const [report, setReport] = useState<Report | null>(null);
  return (
    <Stack gap={8}>
      <StatementUpload onReport={setReport} />
      {report ? <StatementReport report={report} /> : null}
    </Stack>
  );
};

export const queries = staffQueries(({ search }) => {
  const section = readSection(search);
  const pageOf = (of: Section) => (section === of ? readPage(search) : 1);
  return {
    unmatched: partialQuery(
      UnmatchedTransfersDocument,
      { page: pageOf('unmatched') },
      'cache-and-network',
    ),
    reversals: partialQuery(
      StatementReversalsDocument,
      { page: pageOf('reversals'), state: 'open' },
      'cache-and-network',
    ),
    seenReversals: partialQuery(
      StatementReversalsDocument,
      section === 'seenReversals' ? { page: pageOf('seenReversals'), state: 'closed' } : null,
      'cache-and-network',
    ),
    owed: partialQuery(
      RefundsDocument,
      { page: pageOf('owed'), state: 'owed' },
      'cache-and-network',
    ),
    sent: partialQuery(
      RefundsDocument,
      section === 'sent' ? { page: pageOf('sent'), state: 'sent' } : null,
      'cache-and-network',
    ),
  };
});

/** `/tai-khoan/doi-soat`: bank statements, unmatched transfers and refunds, for staff. */
export function Component() {
  const { search } = usePage();
  const unmatched = usePageQuery(queries, 'unmatched');
  const reversals = usePageQuery(queries, 'reversals');
  const seenReversals = usePageQuery(queries, 'seenReversals');
  const owed = usePageQuery(queries, 'owed');
  const sent = usePageQuery(queries, 'sent');
  const section = readSection(search);
  return (
    <AccountFrame title={texts.title} description={texts.description}>
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
          <QueryBoundary
            result={unmatched}
            skeleton={<RowsSkeleton label={texts.unmatched.loading} />}
          >
            {(found) => <UnmatchedList found={found} />}
          </QueryBoundary>
        ) : null}
        {section === 'reversals' || section === 'seenReversals' ? (
          <QueryBoundary
            key={section}
            result={section === 'reversals' ? reversals : seenReversals}
            skeleton={<RowsSkeleton label={texts.reversals.loading} />}
          >
            {(found) => (
              <ReversalList found={found} state={section === 'reversals' ? 'open' : 'closed'} />
            )}
          </QueryBoundary>
        ) : null}
        {section === 'owed' || section === 'sent' ? (
          <QueryBoundary
            key={section}
            result={section === 'owed' ? owed : sent}
            skeleton={<RowsSkeleton label={texts.refunds.loading} />}
          >
            {(found) => <RefundList found={found} state={section} />}
          </QueryBoundary>
        ) : null}
      </Stack>
    </AccountFrame>
  );
}
