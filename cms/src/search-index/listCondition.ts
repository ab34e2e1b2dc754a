import type { SearchKind } from '../generated/types';
import { all, term, type Condition } from './Condition';
import { termOf } from './terms';
import { headCondition } from './tiers';
import type { Token } from './tokens';

/** What a list of a type is searched by; signs that are no words find nothing. */
export function listCondition(kind: SearchKind, words: readonly Token[]): Condition | null {
  if (words.length === 0) return null;
  return all(term(termOf.kind(kind)), headCondition(words));
}
