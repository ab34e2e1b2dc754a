import type { WorkListQuery, WorkListQueryVariables } from '@/data/generated/operations/WorkList';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { texts } from './texts';
import { WorkLedger } from './WorkLedger';
import { workHref } from './workQuery';

type WorkPagesProps = {
  found: WorkListQuery['workList'];
  query: WorkListQueryVariables;
  now: number;
};

/** Pages by place: what is done meanwhile moves no row to another. */
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
      {after || next ? (
        <nav aria-label={texts.pages}>
          <Row gap={3} justify="space-between">
            {after ? (
              <ButtonLink variant="secondary" to={workHref({ kind })}>
                {texts.first}
              </ButtonLink>
            ) : (
              <span />
            )}
            {next ? (
              <ButtonLink variant="secondary" to={workHref({ kind, after: next })}>
                {texts.next}
              </ButtonLink>
            ) : null}
          </Row>
        </nav>
      ) : null}
    </Stack>
  );
};
