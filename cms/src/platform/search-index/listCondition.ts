import type { SearchKind } from '../../generated/types';
import { all, term, type Condition } from './Condition';
import { termOf } from './terms';
import { headCondition } from './tiers';
import type { Token } from './tokens';

/** Input without any tokens matches nothing. */
export function listCondition(kind: SearchKind, tokens: readonly Token[]): Condition | null {
  if (tokens.length === 0) return null;
  return all(term(termOf.kind(kind)), headCondition(tokens));
}
