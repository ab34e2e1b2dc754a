import type { RenewableType } from '@/data/generated/types';
import { addYears } from '@/lib/addYears';
import type { MembershipState } from './membershipState';

/** When a requested membership would begin, and until when it would run. */
export type NextTerm =
  /** When its payment is recorded. */
  | { begins: 'payment' }
  /** When the running term ends. */
  | { begins: 'afterTerm'; from: string; until: string }
  /** When its payment is recorded, as another type; what is left of the running term is added. */
  | { begins: 'typeChange'; until: string };

export function nextTerm(state: MembershipState, type: RenewableType, years: number): NextTerm {
  if (state.kind === 'none' || state.kind === 'ended') return { begins: 'payment' };
  const until = addYears(state.until, years);
  return state.type === type
    ? { begins: 'afterTerm', from: state.until, until }
    : { begins: 'typeChange', until };
}
