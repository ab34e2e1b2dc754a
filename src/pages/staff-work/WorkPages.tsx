import type { WorkListQuery, WorkListQueryVariables } from '@/data/generated/operations/WorkList';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageLinks } from '@/ui/PageLinks';
import { Stack } from '@/ui/Stack';
import { texts } from './texts';
import { WorkLedger } from './WorkLedger';
import { workHref } from './workQuery';

type WorkPagesProps = {
  found: WorkListQuery['workList'];
  query: WorkListQueryVariables;
  now: number;
};

/** Keyset pagination: rows completed meanwhile shift no other row. */
export const WorkPages = ({ found: { items, next }, query, now }: WorkPagesProps) => {
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
