import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  UserBatchDocument,
  UserBatchRowsDocument,
} from '@/data/generated/operations/pages/user-batches';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { withPreviousData, usePageQuery, usePage } from '@/data/page/usePageQuery';
import { usePolling } from '@/data/page/usePolling';
import { AccountFrame } from '@/features/account/AccountFrame';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { paths } from '@/lib/paths';
import { Notice } from '@/ui/Notice';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { BatchFacts, type Batch } from './BatchFacts';
import { BatchPreview } from './BatchPreview';
import { readBatchQuery, countOf } from './batchQuery';
import { BatchRows } from './BatchRows';
import { detailTexts } from './detailTexts';

const Bar = styled.progress`
  width: 100%;
  height: ${theme.space[2]};
  accent-color: ${theme.color.primary};
`;

const labels = detailTexts.progress;

const BatchProgress = ({ batch: { state, total, counts } }: { batch: Batch }) => {
  const handled = total - countOf(counts, 'ready');
  const failed = countOf(counts, 'failed');
  return (
    <Stack gap={3}>
      {state === 'running' ? (
        <div>
          <Bar aria-label={labels.label} max={total} value={handled} />
          <Text tone="muted">{labels.of(handled, total)}</Text>
        </div>
      ) : null}
      {state === 'done' ? (
        <Notice tone="success">{labels.done(countOf(counts, 'done'))}</Notice>
      ) : null}
      {state === 'stopped' ? <Notice tone="warning">{labels.stopped}</Notice> : null}
      {failed > 0 ? <Notice tone="error">{labels.failed(failed)}</Notice> : null}
    </Stack>
  );
};

const POLL_MS = 2_000;

export const queries = staffQueries(({ param, search }) => {
  const id = param('documentId');
  return {
    batch: partialQuery(UserBatchDocument, { id }, 'cache-and-network'),
    rows: partialQuery(
      UserBatchRowsDocument,
      { id, ...readBatchQuery(search) },
      'cache-and-network',
    ),
  };
});

/** `/tai-khoan/quan-ly-user/hang-loat/:documentId`: the preview or result of a batch of accounts. */
export function Component() {
  const { search } = usePage();
  const batchResult = usePageQuery(queries, 'batch');
  const rowsResult = usePageQuery(queries, 'rows');
  const { documentId: id = '' } = useParams();
  const query = readBatchQuery(search);
  const batch = withPreviousData(batchResult);
  const rows = withPreviousData(rowsResult);
  const running = batch.data?.state === 'running';
  usePolling(UserBatchDocument, running ? { id } : null, POLL_MS);
  usePolling(UserBatchRowsDocument, running ? { id, ...query } : null, POLL_MS);
  const name = batch.data ? batchTexts.actions[batch.data.action] : detailTexts.title;
  return (
    <AccountFrame title={detailTexts.title} description={detailTexts.description} heading={name}>
      <Stack gap={6}>
        <div>
          <TextLink to={paths.userBatches()}>{detailTexts.back}</TextLink>
        </div>
        <QueryBoundary result={batch} skeleton={<RowsSkeleton label={detailTexts.loading} />}>
          {(found) => (
            <Stack gap={6}>
              <BatchFacts batch={found} />
              {found.state === 'draft' ? (
                <BatchPreview batch={found} />
              ) : (
                <BatchProgress batch={found} />
              )}
              <BatchRows id={id} batch={found} result={rows} query={query} />
            </Stack>
          )}
        </QueryBoundary>
      </Stack>
    </AccountFrame>
  );
}
