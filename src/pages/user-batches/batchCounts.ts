import type { BatchOutcome } from '@/data/generated/types';

type Counts = readonly { outcome: BatchOutcome; count: number }[];

/** The number of accounts with an outcome, for any reason. */
export const countOf = (counts: Counts, outcome: BatchOutcome): number =>
  counts.reduce((sum, each) => sum + (each.outcome === outcome ? each.count : 0), 0);
