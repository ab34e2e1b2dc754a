import { addDays, type Day, startOfDay } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';
import type { MemberType } from '../../generated/types';

/** Days of a membership, both ends included. A member's own spans never overlap. */
export interface Span {
  memberType: Exclude<MemberType, 'none'>;
  from: Day;
  to: Day;
  /** Ended early: leaves no expired membership and no grace period. */
  cut: boolean;
  /** Granted by a company seat, not by the member's own term. */
  seat: boolean;
}

/** Computes the columns of an account on a day. */
export interface Membership {
  memberType: MemberType;
  /** The last moment of the last day of continuous membership; in the past once it has expired. */
  memberExpiresAt: Date | null;
  /** When this becomes out of date; null if it stays valid until the next write. */
  changesAt: Date | null;
}

/** A member's own term takes precedence over a seat. */
export function membershipOn(spans: readonly Span[], day: Day): Membership {
  const valid = spans.filter(({ from, to }) => from <= to);
  const changesOn = valid
    .flatMap(({ from, to }) => [from, addDays(to, 1)])
    .filter((border) => border > day)
    .sort()[0];
  const changesAt = changesOn === undefined ? null : startOfDay(changesOn);
  const running = valid.filter(({ from, to }) => from <= day && to >= day);
  const current = running.find(({ seat }) => !seat) ?? running[0];
  if (current !== undefined) {
    const memberExpiresAt = momentAfter(endWithoutGap(valid, current.to));
    return { memberType: current.memberType, memberExpiresAt, changesAt };
  }
  const [last] = valid
    .filter(({ to, cut }) => to < day && !cut)
    .sort((one, other) => (one.to < other.to ? 1 : -1));
  if (last === undefined) return { memberType: 'none', memberExpiresAt: null, changesAt };
  return { memberType: last.memberType, memberExpiresAt: momentAfter(last.to), changesAt };
}

function endWithoutGap(valid: readonly Span[], end: Day): Day {
  const next = valid.find(({ from, to }) => to > end && from <= addDays(end, 1));
  return next === undefined ? end : endWithoutGap(valid, next.to);
}

/** So that the moment's own day is still the last one. */
function momentAfter(day: Day): Date {
  return new Date(endOf(day).getTime() - 1);
}
