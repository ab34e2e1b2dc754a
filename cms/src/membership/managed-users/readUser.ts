import type { Core } from '@strapi/strapi';
import { memberOwner } from '../../identity/credentials/second-factor/FactorOwner';
import { hasSecondFactor } from '../../identity/credentials/second-factor/consumeCode';
import { roleJoin } from '../../identity/auth/accounts';
import type { ManagedUser, ManagedCpeYear, ManagedTerm } from '../../generated/types';
import { currentMembership, type MembershipColumns } from '../memberships/currentMembership';
import { HttpError } from '../../platform/errors/HttpError';
import { query, toDate, type Row, type Stamp } from '../../platform/sql/query';
import { rowReader } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import { readOrderTotals } from '../user-list/readMembers';
import { managedTexts } from './texts';
import { readRecord } from '../../learning/cpe/record';
import { isoDate } from '@iia/shared/dates';
import type { Knex } from 'knex';
import { TERM_COLUMNS, toTerm } from '../memberships/terms';

interface UserRow extends MembershipColumns {
  document_id: string;
  full_name: string | null;
  username: string;
  email: string;
  phone: string | null;
  company: string | null;
  position: string | null;
  created_at: Stamp | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
  role_type: string;
  due_at: Stamp | null;
}

/** @throws HttpError 404 for an unknown `documentId` */
export async function readUser(
  strapi: Core.Strapi,
  documentId: unknown,
  callerId: number,
): Promise<ManagedUser> {
  const db = strapi.db.connection;
  const [row] = await query<UserRow>(
    db,
    `select u.id, u.document_id, u.full_name, u.username, u.email, u.phone, u.company, u.position,
            u.created_at, u.confirmed, u.blocked, u.member_type, u.member_expires_at,
            u.member_changes_at, role.type as role_type, deletion.due_at
     from ${tables.users} u
     ${roleJoin('u')}
     left join account_deletions deletion on deletion.user_id = u.id and deletion.done_at is null
     where u.document_id = ?`,
    [typeof documentId === 'string' ? documentId : ''],
  );
  if (!row) throw new HttpError(404, 'NotFoundError', managedTexts.notFound);
  const { memberType, memberExpiresAt } = await currentMembership(db, row, new Date());
  const totalsOf = await readOrderTotals(db, [row.id]);
  return {
    documentId: row.document_id,
    fullName: row.full_name ?? '',
    username: row.username,
    email: row.email,
    phone: row.phone,
    company: row.company,
    position: row.position,
    registeredAt: toDate(row.created_at ?? 0).toISOString(),
    confirmed: Boolean(row.confirmed),
    blocked: Boolean(row.blocked),
    staff: row.role_type === 'staff',
    secondFactor: await hasSecondFactor(strapi, memberOwner(row.id)),
    own: row.id === callerId,
    deletedAfter: row.due_at === null ? null : toDate(row.due_at).toISOString(),
    memberType,
    memberExpiresAt: memberExpiresAt?.toISOString() ?? null,
    ...totalsOf(row.id),
  };
}

/** Lists the years, newest first: years that still accept entries, and older ones that have any. */
export async function readCpe(strapi: Core.Strapi, userId: number): Promise<ManagedCpeYear[]> {
  const current = await readRecord(strapi, userId, Number(isoDate(new Date()).slice(0, 4)));
  const years: ManagedCpeYear[] = [];
  for (const year of current.years) {
    const { hours, parts, duties } =
      year === current.year ? current : await readRecord(strapi, userId, year);
    years.push({
      year,
      hours,
      ethicsHours: parts.find(({ part }) => part === 'ethics')?.hours ?? 0,
      missingHours: Math.max(0, ...duties.map(({ missing }) => missing)),
    });
  }
  return years;
}

type TermChange = Pick<ManagedTerm, 'reason' | 'actor' | 'endReason' | 'endActor'>;

const toChange = rowReader<TermChange>()(['reason', 'actor', 'endReason', 'endActor'], {});

/** Newest first. */
export async function readManagedTerms(db: Knex, userId: number): Promise<ManagedTerm[]> {
  const rows = await query<Row>(
    db,
    `select ${TERM_COLUMNS}, t.reason, t.actor, t.end_reason, t.end_actor
     from membership_terms t left join renew_requests r on r.id = t.request_id
     where t.user_id = ? order by t.starts_on desc, t.id desc`,
    [userId],
  );
  return rows.map((row) => ({ ...toTerm(row), ...toChange(row) }));
}
