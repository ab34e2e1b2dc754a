import type { ProfileQuery } from '@/data/generated/operations/data/session';
import type { RenewableType } from '@/data/generated/types';
import { daysBetween } from '@iia/shared/dates';

/** A membership at a moment. `ending`: within 30 days. `grace`: over, but it still counts. */
export type MembershipState =
  | { kind: 'none' }
  | {
      kind: 'running' | 'ending' | 'grace' | 'ended';
      type: RenewableType;
      /** UTC. */
      until: string;
      /** Calendar days in Vietnam until the end, negative once it has passed. */
      daysLeft: number;
    };

const endingDays = 30;

/** @param now ms since 1970 */
export function membershipState(
  { memberType: type, memberExpiresAt: until }: ProfileQuery['me'],
  graceDays: number,
  now: number,
): MembershipState {
  if (type === 'none' || until === null) return { kind: 'none' };
  const daysLeft = daysBetween(now, until);
  const base = { type, until, daysLeft };
  if (Date.parse(until) > now)
    return { kind: daysLeft <= endingDays ? 'ending' : 'running', ...base };
  return { kind: daysLeft + graceDays >= 0 && graceDays > 0 ? 'grace' : 'ended', ...base };
}
