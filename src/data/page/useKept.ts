import { useState } from 'react';
import type { Answer } from './useAnswers';

/** Keeps the previous data while the next is loading, e.g. as somebody types a search. */
export function useKept<Data>(answer: Answer<Data>): Answer<Data> & { stale: boolean } {
  const { data, error } = answer;
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  if (data !== undefined || error) return { ...answer, stale: false };
  return { ...answer, data: kept, stale: kept !== undefined };
}
