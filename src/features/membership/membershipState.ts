import type { ProfileQuery } from '@/data/generated/operations/Profile';
import type { RenewableType } from '@/data/generated/types';
import { daysBetween } from '@/lib/dates';

/** A membership at a moment. `ending`: within 30 days. */
export type MembershipState =
  | { kind: 'none' }
  | {
      kind: 'running' | 'ending' | 'ended';
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
  now: number,
): MembershipState {
  if (type === 'none' || until === null) return { kind: 'none' };
  const daysLeft = daysBetween(now, until);
  if (Date.parse(until) <= now) return { kind: 'ended', type, until, daysLeft };
  return { kind: daysLeft <= endingDays ? 'ending' : 'running', type, until, daysLeft };
}
