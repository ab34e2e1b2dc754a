import { ApiError } from 'rest-contract';
import type { OrderItemInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { texts } from './texts';

/** Why a line cannot be ordered as it is. */
export interface LineProblem {
  message: string;
  /** Seats left, if there are too few: 0 or more. */
  seatsLeft?: number;
}

interface ScarceItem {
  documentId: string;
  optionId: string | null;
  seatsLeft: number;
}

function readScarce(details: unknown): ScarceItem[] {
  if (typeof details !== 'object' || details === null || !('items' in details)) return [];
  const { items } = details;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { documentId, optionId, seatsLeft } = item as Record<string, unknown>;
    if (typeof documentId !== 'string' || typeof seatsLeft !== 'number') return [];
    return [{ documentId, optionId: typeof optionId === 'string' ? optionId : null, seatsLeft }];
  });
}

/**
 * Extracts the problems of single lines from a rejected quote or order, by `lineKey`.
 *
 * @returns an empty map if the failure is not about a line.
 */
export function lineProblems(
  error: unknown,
  items: readonly OrderItemInput[],
): Map<string, LineProblem> {
  const problems = new Map<string, LineProblem>();
  if (!(error instanceof ApiError)) return problems;
  for (const [path, message] of Object.entries(error.fields)) {
    const index = /^items[.[](\d+)/.exec(path)?.[1];
    const item = index === undefined ? undefined : items[Number(index)];
    if (item) problems.set(lineKey(item), { message: message || texts.unavailable });
  }
  if (error.code !== 'NoSeatsLeft') return problems;
  for (const { documentId, optionId, seatsLeft } of readScarce(error.details)) {
    for (const item of items) {
      // Seats are counted per item, or per option if the item has options.
      const affected = item.documentId === documentId && (!optionId || item.optionId === optionId);
      if (affected) problems.set(lineKey(item), { message: texts.onlySeats(seatsLeft), seatsLeft });
    }
  }
  return problems;
}
