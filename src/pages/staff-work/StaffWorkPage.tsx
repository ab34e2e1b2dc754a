import { limits } from '@iia/shared/limits';
import { formatCount } from '@iia/shared/numbers';
import {
  WorkListDocument,
  type WorkListQuery,
  type WorkListQueryVariables,
} from '@/data/generated/operations/pages/staff-work/WorkList';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { withPreviousData, usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageLinks } from '@/ui/PageLinks';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { texts } from './texts';
import { WorkLedger } from './WorkLedger';
import { readWorkQuery, workHref } from './workQuery';

type WorkPagesProps = {
  found: WorkListQuery['workList'];
  query: WorkListQueryVariables;
  now: number;
};

/** Keyset pagination: rows completed meanwhile shift no other row. */
const WorkPages = ({ found: { items, next }, query, now }: WorkPagesProps) => {
  const { kind, after } = query;
  if (items.length === 0) {
    return kind ? (
      <EmptyState
        title={texts.emptyKind.title}
        action={<ButtonLink to={workHref({})}>{texts.emptyKind.action}</ButtonLink>}
      >
        {texts.emptyKind.body}
      </EmptyState>
    ) : (
      <EmptyState title={texts.empty.title}>{texts.empty.body}</EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <WorkLedger items={items} now={now} />
      <PageLinks
        label={texts.pages}
        first={after && workHref({ kind })}
        next={next && workHref({ kind, after: next })}
      />
    </Stack>
  );
};

export const queries = staffQueries(({ search }) => ({
  work: partialQuery(WorkListDocument, readWorkQuery(search), 'cache-and-network'),
}));

/** `/tai-khoan/viec-hom-nay`: open tasks of staff. */
export function Component() {
  const { search, now } = usePage();
  const workResult = usePageQuery(queries, 'work');
  const query = readWorkQuery(search);
  const work = withPreviousData(workResult);
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <QueryBoundary result={work} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(found) => (
          <Stack gap={6}>
            <Tabs label={texts.filter} items={tabsOf(found.counts, query.kind ?? null)} />
            <div aria-busy={work.stale || undefined}>
              <WorkPages found={found} query={query} now={now} />
            </div>
          </Stack>
        )}
      </QueryBoundary>
    </AccountFrame>
  );
}

type Counts = WorkListQuery['workList']['counts'];

/** Kinds without open tasks are omitted. */
function tabsOf(counts: Counts, current: Counts[number]['kind'] | null) {
  const shown = (count: number) => texts.counted(formatCount(count), count >= limits.counted);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const isCapped = counts.some(({ count }) => count >= limits.counted);
  return [
    {
      label: texts.all(texts.counted(formatCount(total), isCapped)),
      to: workHref({}),
      current: current === null,
    },
    ...counts
      .filter(({ kind, count }) => count > 0 || kind === current)
      .map(({ kind, count }) => ({
        label: texts.tab(texts.shortKinds[kind], shown(count)),
        to: workHref({ kind }),
        current: kind === current,
      })),
  ];
}
