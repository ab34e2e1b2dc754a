import type { UserBatchesQuery } from '@/data/generated/operations/pages/user-batches';
import type { BatchOutcome } from '@/data/generated/types';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { formatDateTime } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';
import { TextLink } from '@/ui/TextLink';
import { countOf } from './batchQuery';
import { texts } from './texts';

type Batch = UserBatchesQuery['userBatches']['items'][number];

const labels = texts.columns;

const counted = (id: string, label: string, outcome: BatchOutcome): DataColumn<Batch> => ({
  id,
  label,
  align: 'end',
  cell: ({ counts }) => texts.count(countOf(counts, outcome)),
});

export const batchColumns: readonly DataColumn<Batch>[] = [
  {
    id: 'action',
    label: labels.action,
    cell: ({ documentId, action }) => (
      <NoWrap>
        <TextLink to={paths.userBatch(documentId)}>{batchTexts.actions[action]}</TextLink>
      </NoWrap>
    ),
  },
  {
    id: 'state',
    label: labels.state,
    cell: ({ state }) => <NoWrap>{batchTexts.states[state]}</NoWrap>,
  },
  { id: 'people', label: labels.people, align: 'end', cell: ({ total }) => texts.count(total) },
  counted('done', labels.done, 'done'),
  counted('leftOut', labels.leftOut, 'left_out'),
  counted('failed', labels.failed, 'failed'),
  { id: 'actor', label: labels.actor, cell: ({ actorName }) => actorName },
  {
    id: 'at',
    label: labels.at,
    cell: ({ startedAt, createdAt }) => <NoWrap>{formatDateTime(startedAt ?? createdAt)}</NoWrap>,
  },
];
