import type { UserBatchQuery } from '@/data/generated/operations/pages/user-batches';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { formatDateTime } from '@iia/shared/dates';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { DefinitionList } from '@/ui/DefinitionList';
import { detailTexts } from './detailTexts';

export type Batch = UserBatchQuery['userBatch'];

const tones: Record<Batch['state'], BadgeTone> = {
  draft: 'neutral',
  running: 'info',
  done: 'success',
  stopped: 'warning',
};

const labels = detailTexts.facts;

const moment = (at: string | null) => (at === null ? null : formatDateTime(at));

export const BatchFacts = ({ batch }: { batch: Batch }) => (
  <DefinitionList
    items={[
      {
        term: labels.state,
        description: <Badge tone={tones[batch.state]}>{batchTexts.states[batch.state]}</Badge>,
      },
      { term: labels.people, description: labels.peopleCount(batch.total) },
      { term: labels.actor, description: batch.actorName },
      { term: labels.prepared, description: moment(batch.createdAt) },
      { term: labels.started, description: moment(batch.startedAt) },
      { term: labels.finished, description: moment(batch.finishedAt) },
      { term: labels.why, description: batch.why },
    ]}
  />
);
