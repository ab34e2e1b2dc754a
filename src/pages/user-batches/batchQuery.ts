import type { BatchOutcome } from '@/data/generated/types';
import { paths } from '@/lib/paths';

type Counts = readonly { outcome: BatchOutcome; count: number }[];

/** The number of accounts with an outcome, for any reason. */
export const countOf = (counts: Counts, outcome: BatchOutcome): number =>
  counts.reduce((sum, each) => sum + (each.outcome === outcome ? each.count : 0), 0);

/** The values of `ket-qua`, in display sequence. */
const outcomeParams: Record<BatchOutcome, string> = {
  ready: 'cho-xu-ly',
  done: 'da-xong',
  left_out: 'bo-qua',
  failed: 'loi',
};

export const outcomes = Object.keys(outcomeParams) as BatchOutcome[];

export function readBatchQuery(search: URLSearchParams) {
  const param = search.get('ket-qua');
  return {
    outcome: outcomes.find((outcome) => outcomeParams[outcome] === param) ?? null,
    after: search.get('sau'),
  };
}

export const batchHref = (
  id: string,
  outcome: BatchOutcome | null,
  after: string | null = null,
): string => paths.userBatch(id, { outcome: outcome ? outcomeParams[outcome] : null, after });
