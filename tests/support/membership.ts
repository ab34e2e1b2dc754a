import type { MembershipTerm, RenewQuote, RenewRequest } from '@/data/generated/types';
import type { TestApi } from './startApi';
import { vietnamDay } from './clock';
import { nextId, insert } from './database';
import { randomUUID } from 'node:crypto';
import { callApi } from './api';
import type { OrderCall } from './orders';

interface TermFields {
  member_type?: string;
  starts_on?: string;
  ends_on?: string;
  ended_on?: string;
  value?: number;
  seats?: number;
}

/** A term that the panel wrote, by default of 365 days, the last of them in a year; the account stays as it is. */
export async function addTerm(
  api: TestApi,
  userId: number,
  { ends_on: endsOn = vietnamDay(365), ...fields }: TermFields = {},
): Promise<string> {
  const documentId = nextId('term');
  const now = new Date();
  await insert(api, 'membership_terms', {
    document_id: documentId,
    user_id: userId,
    member_type: 'individual',
    starts_on: vietnamDay(new Date(Date.parse(endsOn) - 364 * 86_400_000)),
    ends_on: endsOn,
    source: 'staff',
    reason: 'Thử',
    value: 0,
    created_at: now,
    updated_at: now,
    published_at: now,
    ...fields,
  });
  return documentId;
}

export type RenewBody = RenewRequest;

/** Prices for one to three years: 1,000,000 ₫ a year for an individual, 9,000,000 ₫ for a company. */
export async function addRenewPrices(api: TestApi): Promise<void> {
  const now = new Date();
  for (const [memberType, price] of [
    ['individual', 1_000_000],
    ['corporate', 9_000_000],
  ] as const) {
    for (const years of [1, 2, 3]) {
      await insert(api, 'user_renew_prices', {
        document_id: `price${memberType}${years}`,
        member_type: memberType,
        years,
        price: price * years,
        created_at: now,
        updated_at: now,
        published_at: now,
      });
    }
  }
}

/** An addUserRenewRequest body with a new key, by default for one year as an individual. */
export function renewBody(changes: object = {}) {
  return {
    memberType: 'individual',
    years: 1,
    expectedPrice: 1_000_000,
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

export function requestRenewal(api: TestApi, token: string | undefined, json: unknown) {
  return callApi<OrderCall<RenewBody>>(api, '/user-renew-requests', { token, json });
}

export async function membershipOf(api: TestApi, userId: number) {
  const [row] = await api.sql<{ member_type: string; member_expires_at: string | number | Date }>(
    'select member_type, member_expires_at from up_users where id = ?',
    [userId],
  );
  const end = row?.member_expires_at;
  return { memberType: row?.member_type, expiresAt: end ? new Date(end).toISOString() : null };
}

export type QuoteBody = RenewQuote;

export async function quoteRenewal(
  api: TestApi,
  token: string,
  memberType: string,
  years = 1,
): Promise<QuoteBody> {
  const path = `/user-renew-quote?memberType=${memberType}&years=${years}`;
  return (await callApi<OrderCall<QuoteBody>>(api, path, { token })).body.data;
}

export type TermBody = MembershipTerm;

export async function termsOf(api: TestApi, token: string): Promise<TermBody[]> {
  const { body } = await callApi<OrderCall<{ terms: TermBody[] }>>(api, '/user-membership', {
    token,
  });
  return body.data.terms;
}

/** Sets the days of grace, as staff do in the panel. */
export async function setGraceDays(api: TestApi, days: number): Promise<void> {
  await api.sql('delete from membership_settings');
  const now = new Date();
  await insert(api, 'membership_settings', {
    document_id: 'membershipsetting0000000',
    grace_days: days,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
}
