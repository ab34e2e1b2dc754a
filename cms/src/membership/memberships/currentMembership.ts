import type { Knex } from 'knex';
import { isoDate } from '@iia/shared/dates';
import { toDate, type Stamp } from '../../platform/sql/query';
import type { MemberType, UserMembership } from '../../generated/types';
import { membershipOn, type Membership } from './membershipOn';
import { readSpans, readGraceDays } from './spans';
import type { Core } from '@strapi/strapi';
import { listOwnSeats } from './seats/ownSeats';
import { readTerms } from './terms';

/** An account's columns, as read. */
export interface MembershipColumns {
  id: number;
  member_type: MemberType | null;
  member_expires_at: Stamp | null;
  member_changes_at: Stamp | null;
}

/** The membership at this moment, even if a term began or ended since the columns were written. */
export async function currentMembership(
  db: Knex,
  row: MembershipColumns,
  now: Date,
): Promise<Pick<Membership, 'memberType' | 'memberExpiresAt'>> {
  if (row.member_changes_at !== null && toDate(row.member_changes_at) <= now) {
    const spans = await readSpans(db, [row.id]);
    return membershipOn(spans.get(row.id) ?? [], isoDate(now));
  }
  return {
    memberType: row.member_type ?? 'none',
    memberExpiresAt: row.member_expires_at === null ? null : toDate(row.member_expires_at),
  };
}

export async function readMembership(strapi: Core.Strapi, userId: number): Promise<UserMembership> {
  const db = strapi.db.connection;
  const terms = await readTerms(db, userId);
  return {
    graceDays: await readGraceDays(db),
    seats: await listOwnSeats(db, userId),
    terms: terms.map(({ id: _id, value: _value, ...term }) => term),
  };
}
