import { all, term, type Condition } from './Condition';
import { sourceOf } from './sources';
import { termOf } from './terms';
import { headCondition } from './tiers';
import type { Word } from './words';

/** What a list of a type is searched by; signs that are no words find nothing. */
export function listCondition(uid: string, words: readonly Word[]): Condition | null {
  const source = sourceOf(uid);
  if (!source || words.length === 0) return null;
  return all(term(termOf.kind(source.kind)), headCondition(words));
}
