import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { paymentDue } from '../commerce/billing/payment';
import { foldedColumns } from '../content/records/searchColumns';
import type { RenewableType } from '../generated/types';
import { firstTerms } from '../membership/memberships/firstTerms';
import { updateMemberships } from '../membership/memberships/refreshMemberships';
import { insertTerms } from '../membership/memberships/terms';
import { isoDate, DAY_MS, HOUR_MS } from '@iia/shared/dates';
import { documentColumns, newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query, toDate, type Row } from '../platform/sql/query';
import { tables } from '../platform/tables';
import { nameKey } from '../platform/text/nameKey';
import { addYears, momentOf } from './moments';
import { renewTexts } from '../membership/renewals/texts';
import { roleId } from './accounts';
import type { MemberSamples } from './readSamples';

const USER = 'plugin::users-permissions.user';
/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 100;

async function insertAll<Found>(trx: Knex, table: string, rows: readonly Row[], ending = '') {
  const found: Found[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    found.push(...(await insertRows<Found>(trx, table, rows.slice(from, from + BATCH), ending)));
  }
  return found;
}

/** Nobody can log in as them: they share the hash of a discarded password. */
export async function loadMembers(
  strapi: Core.Strapi,
  trx: Knex,
  samples: MemberSamples['members'],
  day: Date,
): Promise<void> {
  const { password } = await strapi
    .plugin('users-permissions')
    .service('user')
    .ensureHashedPasswords({ password: randomBytes(24).toString('base64url') });
  const rows = samples.map(({ username, name: fullName, type, joined, expires, ...member }) => {
    const values = {
      username,
      fullName,
      email: `${username}@thanhvien.example`,
      // Well-formed but obviously fictional.
      phone: `0900000${username.slice(-3)}`,
      company: member.company || null,
    };
    const { searchText, sortTitle } = foldedColumns(USER, values);
    const joinedAt = momentOf(joined, day);
    return {
      ...documentColumns(newDocumentId(), joinedAt),
      username,
      email: values.email,
      provider: 'local',
      password,
      confirmed: true,
      blocked: false,
      full_name: fullName,
      phone: values.phone,
      company: values.company,
      position: member.position || null,
      member_type: type,
      member_expires_at: expires ? momentOf(expires, day) : null,
      search_text: searchText ?? null,
      sort_title: sortTitle ?? null,
      consent_at: joinedAt,
    };
  });
  const ids = await insertAll<{ id: number }>(trx, tables.users, rows, 'returning id');
  const role = await roleId(strapi, 'authenticated');
  await insertAll(
    trx,
    tables.userRoles,
    ids.map(({ id }) => ({ user_id: id, role_id: role })),
  );
}

export interface Member {
  id: number;
  username: string;
  email: string;
  full_name: string;
  phone: string;
  member_type: RenewableType | 'none';
  member_expires_at: Date | number | string | null;
  created_at: Date | number | string;
}

/** All accounts, by username. */
export async function readAccounts(trx: Knex): Promise<Map<string, Member>> {
  const rows = await query<Member>(
    trx,
    `select id, username, email, full_name, phone, member_type, member_expires_at, created_at
     from ${tables.users} order by id`,
  );
  return new Map(rows.map((row) => [row.username, row]));
}

/** @throws Error for an unknown one */
export function find<Found>(found: ReadonlyMap<string, Found>, key: string): Found {
  const value = found.get(key);
  if (value === undefined) throw new Error(`cms/sample/members: there is no "${key}".`);
  return value;
}

export async function loadCertificates(
  trx: Knex,
  samples: MemberSamples['certificates'],
  day: Date,
): Promise<void> {
  const year = Number(isoDate(day).slice(0, 4));
  // A report covers a calendar year; after three years without one, the certificate lapses.
  const reported: Record<string, number> = { active: year, grace: year - 1, revoked: year - 3 };
  await insertAll(
    trx,
    'certificate_statuses',
    samples.map(({ number, holder, state, issued, cpe, public: isPublic }) => ({
      ...documentColumns(newDocumentId(), day),
      number,
      holder_name: holder,
      holder_key: nameKey(holder),
      certification: number.replace(/-.*/, ''),
      state,
      issued_on: issued,
      expires_on: reported[state] ? `${reported[state]}-12-31` : null,
      cpe: cpe === '' ? null : Number(cpe),
      opted_in: isPublic === 'yes',
    })),
  );
}

export async function linkCertificates(
  trx: Knex,
  samples: MemberSamples['certificates'],
): Promise<void> {
  const accounts = await readAccounts(trx);
  for (const { number, member } of samples) {
    if (!member) continue;
    await query(
      trx,
      `insert into ${tables.certificateHolders} (certificate_status_id, user_id)
       select id, ? from certificate_statuses where number = ?`,
      [find(accounts, member).id, number],
    );
  }
}

type Sample = MemberSamples['renewals'][number];

interface Renewal {
  member: Member;
  sample: Sample;
  requestedAt: Date;
  /** Null until paid, as `until`. */
  paidAt: Date | null;
  until: Date | null;
}

/** Membership requests, and the terms that the paid ones and the accounts' memberships amount to. */
export async function loadRenewals(
  trx: Knex,
  samples: MemberSamples['renewals'],
  day: Date,
): Promise<void> {
  const accounts = await readAccounts(trx);
  const prices = await query<{ member_type: string; years: number; price: number }>(
    trx,
    'select member_type, years, price from user_renew_prices',
  );
  const priceOf = new Map(prices.map((row) => [`${row.member_type} ${row.years}`, row.price]));
  const renewals = planRenewals(samples, accounts, day);
  const rows = renewals.map(({ member, sample, requestedAt, paidAt, until }) => {
    const documentId = newDocumentId();
    const payBefore = paymentDue(requestedAt);
    const state = paidAt ? 'paid' : payBefore > day ? 'pending_payment' : 'cancelled';
    return {
      ...documentColumns(documentId, requestedAt),
      code: codeOf('GH', requestedAt, sample.code),
      request_status: state,
      member_type: sample.type as RenewableType,
      years: Number(sample.years),
      price: find(priceOf, `${sample.type} ${sample.years}`),
      credit: 0,
      requested_at: requestedAt,
      pay_before: payBefore,
      paid_at: paidAt,
      cancelled_at: state === 'cancelled' ? payBefore : null,
      member_expires_at: until,
      settled_by: { paid: 'staff', cancelled: 'system', pending_payment: null }[state],
      user_id: member.id,
      idempotency_key: documentId,
      request_hash: '',
    };
  });
  type Stored = { id: number; code: string };
  const stored = await insertAll<Stored>(trx, 'renew_requests', rows, 'returning id, code');
  const requestOf = new Map(stored.map(({ id, code }) => [code, id]));
  const paid = rows.flatMap(({ code, user_id: userId, paid_at: paidAt, ...row }) => {
    if (!paidAt || !row.member_expires_at) return [];
    const { years, price, member_type: memberType } = row;
    const dates = { paidOn: isoDate(paidAt), until: isoDate(row.member_expires_at) };
    return [{ id: find(requestOf, code), code, userId, years, price, memberType, ...dates }];
  });
  for (const member of accounts.values()) {
    const own = paid.filter(({ userId }) => userId === member.id);
    await insertTerms(trx, termsOf(member, own, day), day);
  }
  await updateMemberships(
    trx,
    [...accounts.values()].map(({ id }) => id),
    day,
  );
}

/** Paid requests of a member explain the account's membership; the last one ends with it. */
export function planRenewals(
  samples: readonly Sample[],
  accounts: ReadonlyMap<string, Member>,
  day: Date,
): Renewal[] {
  return samples.map((sample, index) => {
    const member = find(accounts, sample.member);
    const before = Number(sample.hours) * HOUR_MS;
    if (!sample.ahead || member.member_expires_at === null) {
      const requestedAt = new Date(day.getTime() - before);
      return { member, sample, requestedAt, paidAt: null, until: null };
    }
    const yearsLater = samples
      .slice(index + 1)
      .filter((other) => other.ahead && other.member === sample.member)
      .reduce((sum, { years }) => sum + Number(years), 0);
    const until = addYears(toDate(member.member_expires_at), -yearsLater);
    const from = addYears(until, -Number(sample.years));
    const paidAt = new Date(from.getTime() - Number(sample.ahead) * DAY_MS);
    return { member, sample, requestedAt: new Date(paidAt.getTime() - before), paidAt, until };
  });
}

function termsOf(
  { id: userId, member_type: memberType, member_expires_at: expires, created_at: created }: Member,
  paid: (Parameters<typeof firstTerms>[0][number] & { code: string })[],
  day: Date,
) {
  const former = {
    memberType,
    until: expires === null ? null : isoDate(toDate(expires)),
    since: isoDate(toDate(created)),
  };
  return firstTerms(paid, former, isoDate(day)).map((term) => {
    const request = paid.find((each) => each.id === term.request);
    return {
      ...term,
      userId,
      source: request ? ('request' as const) : ('carried' as const),
      reason: request ? renewTexts.paidReason(request.code) : renewTexts.carriedReason,
      actor: null,
    };
  });
}

/** A payment code with the year of its moment, e.g. `DH26NFUHB`. */
export const codeOf = (kind: 'DH' | 'GH', at: Date, ending: string): string =>
  `${kind}${isoDate(at).slice(2, 4)}${ending}`;
