import type { Knex } from 'knex';
import { roleJoin } from '../../identity/auth/accounts';
import type { LookAlikeAccount, LookAlikeGroup } from '../../generated/types';
import { isPostgres, placeholders, query, type Row, type Stamp } from '../../platform/sql/query';
import {
  flag,
  iso,
  isoOrNull,
  rowReader,
  textOrEmpty,
  toNumber,
} from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import { accountKey } from '../../platform/text/accountKey';
import { showHidden } from '../../platform/text/showHidden';

const MAX_GROUPS = 50;
const names = ['email', 'username'] as const;

const toAccount = rowReader<LookAlikeAccount>()(['documentId'], {
  email: showHidden,
  username: showHidden,
  fullName: textOrEmpty,
  registeredAt: (created: Stamp | null) => iso(created ?? 0),
  lastUsedAt: isoOrNull,
  blocked: flag,
  staff: flag,
  orderCount: toNumber,
  termCount: toNumber,
  requestCount: toNumber,
  certificateCount: toNumber,
  attendanceCount: toNumber,
  seatCount: toNumber,
  courseCount: toNumber,
  cpeCount: toNumber,
});

/**
 * Accounts that `clean-texts` and the imports left with equal addresses or user names, by the equal
 * value.
 */
export async function listDuplicateAccounts(db: Knex): Promise<LookAlikeGroup[]> {
  const groups = new Map<string, readonly number[]>();
  for (const name of names) {
    for (const [key, ids] of await sameKeys(db, name)) {
      // Groups with the same accounts are merged, whether the address or the user name is equal.
      const known = [...groups.values()].some((other) => String(other) === String(ids));
      if (!known) groups.set(key, ids);
    }
  }
  const listed = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(0, MAX_GROUPS);
  const accounts = await readAccounts(db, [...new Set(listed.flatMap(([, ids]) => ids))]);
  return listed.map(([key, ids]) => ({
    key,
    accounts: ids.flatMap((id) => accounts.get(id) ?? []),
  }));
}

/**
 * Row ids of two or more accounts, by their key. One account of each group is not stored under its
 * normalized key.
 */
async function sameKeys(
  db: Knex,
  name: (typeof names)[number],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const strange = isPostgres(db) ? `${name} ~ '[^!-~]'` : `${name} glob '*[^!-~]*'`;
  type Row = { id: number; text: string };
  const unclean = (
    await query<Row>(
      db,
      `select id, ${name} as text from ${tables.users}
       where ${name} <> lower(${name}) or ${strange} order by id`,
    )
  ).filter(({ text }) => accountKey(text) !== text);
  const groups = new Map<string, number[]>();
  for (const { id, text } of unclean) {
    const key = accountKey(text);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const keys = [...groups.keys()];
  for (let from = 0; from < keys.length; from += 500) {
    const some = keys.slice(from, from + 500);
    const clean = await query<Row>(
      db,
      `select id, ${name} as text from ${tables.users} where ${name} in (${placeholders(some.length)})`,
      some,
    );
    for (const { id, text } of clean) groups.get(text)?.push(id);
  }
  return new Map(
    [...groups]
      .filter(([, ids]) => ids.length > 1)
      .map(([key, ids]) => [key, ids.sort((one, other) => one - other)]),
  );
}

const countOf = (table: string, owned = 'user_id = u.id') =>
  `(select count(*) from ${table} where ${owned})`;

async function readAccounts(
  db: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LookAlikeAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await query<Row & { id: number }>(
    db,
    `select u.id, u.document_id, u.email, u.username, u.full_name, u.created_at as registered_at, u.blocked,
            role.type = 'staff' as staff,
            (select max(last_used_at) from login_sessions where user_id = u.id) as last_used_at,
            ${countOf('orders')} as order_count,
            ${countOf('membership_terms')} as term_count,
            ${countOf('renew_requests')} as request_count,
            ${countOf(tables.certificateHolders)} as certificate_count,
            ${countOf('attendance_certificates')} as attendance_count,
            ${countOf('membership_seats', 'ended_at is null and (holder_id = u.id or company_id = u.id)')} as seat_count,
            ${countOf('course_progress')} as course_count,
            ${countOf('cpe_entries')} as cpe_count
     from ${tables.users} u ${roleJoin('u')} where u.id in (${placeholders(ids.length)})`,
    ids,
  );
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}
