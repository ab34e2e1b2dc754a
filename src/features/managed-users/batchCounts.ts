import type { BatchOutcome } from '@/data/generated/types';

type Counts = readonly { outcome: BatchOutcome; count: number }[];

/** How many accounts have an outcome, whatever the reason. */
export const countOf = (counts: Counts, outcome: BatchOutcome): number =>
  counts.reduce((sum, each) => sum + (each.outcome === outcome ? each.count : 0), 0);
