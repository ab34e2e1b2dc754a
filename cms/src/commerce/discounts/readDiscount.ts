import type { Knex } from 'knex';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import type { ItemKind } from '../../generated/types';
import { type Discount, rejectionReason } from './discount';
import type { Core } from '@strapi/strapi';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { environment } from '../../platform/environment';

type Flag = boolean | number | null;

interface DiscountRow {
  document_id: string;
  code: string;
  label: string;
  active: Flag;
  type: Discount['type'];
  value: number;
  max_amount: number | null;
  min_subtotal: number | null;
  starts_at: Stamp | null;
  ends_at: Stamp | null;
  for_courses: Flag;
  for_documents: Flag;
  for_seminars: Flag;
  usage_limit: number | null;
  usage_limit_per_user: number | null;
  used: number | null;
  used_by_member: number | null;
}

/** Who requests a code's terms. */
interface DiscountRequester {
  /** 0 for a visitor. */
  userId: number;
  /** Key for counting wrong guesses. */
  client: string;
}

let misses: RateLimiter | undefined;

/**
 * Like `readDiscount`, but limits guessing: rejects further calls after too many unknown codes
 * within a minute. Existing codes are not counted.
 * @throws HttpError 429
 */
export async function findDiscount(
  strapi: Core.Strapi,
  code: string,
  { userId, client }: DiscountRequester,
): Promise<Discount | null> {
  misses ??= new RateLimiter({
    name: 'discount',
    attempts: environment().authAttemptsPerMinute,
    seconds: 60,
    // A quote writes nothing to the database.
    perProcess: true,
  });
  await misses.take(strapi, client);
  const discount = await readDiscount(strapi.db.connection, code, userId);
  if (discount) await misses.uncount(strapi, client);
  return discount;
}

/** @param code normalized @param userId 0 for a visitor @returns null if there is no such active code */
async function readDiscount(db: Knex, code: string, userId: number): Promise<Discount | null> {
  const [row] = await query<DiscountRow>(
    db,
    `select d.document_id, d.code, d.label, d.active, d.type, d.value, d.max_amount, d.min_subtotal,
            d.starts_at, d.ends_at, d.for_courses, d.for_documents, d.for_seminars,
            d.usage_limit, d.usage_limit_per_user, total.used, own.used as used_by_member
     from discounts d
     left join discount_uses total on total.discount_id = d.document_id and total.user_id = 0
     left join discount_uses own on own.discount_id = d.document_id and own.user_id = ?
     where d.code = ?`,
    [userId, code],
  );
  return row?.active ? toDiscount(row, userId) : null;
}

function toDiscount(row: DiscountRow, userId: number): Discount {
  const kinds: [ItemKind, Flag][] = [
    ['course', row.for_courses],
    ['document', row.for_documents],
    ['seminar', row.for_seminars],
  ];
  return {
    documentId: row.document_id,
    code: row.code,
    label: row.label,
    type: row.type,
    value: row.value,
    maxAmount: row.max_amount,
    minSubtotal: row.min_subtotal ?? 0,
    appliesTo: kinds.filter(([, applies]) => applies).map(([kind]) => kind),
    startsAt: row.starts_at === null ? null : toDate(row.starts_at),
    endsAt: row.ends_at === null ? null : toDate(row.ends_at),
    usageLimit: row.usage_limit,
    usageLimitPerUser: row.usage_limit_per_user,
    used: row.used ?? 0,
    usedByMember: userId === 0 ? 0 : (row.used_by_member ?? 0),
  };
}

export function discountResponse(discount: Discount, now: Date) {
  const { code, label, type, value, maxAmount, minSubtotal, appliesTo, startsAt, endsAt } =
    discount;
  const reason = rejectionReason(discount, now);
  return {
    code,
    label,
    type,
    value,
    maxAmount,
    minSubtotal,
    appliesTo,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    applies: reason === null,
    reason,
  };
}
