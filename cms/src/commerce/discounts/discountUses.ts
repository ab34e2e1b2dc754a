import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { insertTogether, type Insertion } from '../../platform/sql/together';
import type { Discount } from './discount';

/** Row id for the total across members. */
const ALL = 0;

/** Rows that `discountUse` writes, unless the code is used up. */
export const ROWS_PER_USE = 2;

/** @returns false if used up; the transaction must then be rolled back */
export async function consumeDiscountUse(
  trx: Knex,
  discount: Discount,
  userId: number,
): Promise<boolean> {
  const [written] = await insertTogether(trx, [discountUse(discount, userId)]);
  return written === ROWS_PER_USE;
}

/**
 * Counts a use of the code, in total and per member. Check and increment are one conditional
 * statement, as with seats: the transaction must be rolled back unless it writes `ROWS_PER_USE`.
 */
export function discountUse(
  { documentId, usageLimit, usageLimitPerUser }: Discount,
  userId: number,
): Insertion {
  const row = (user: number, limit: number | null) => ({
    discount_id: documentId,
    user_id: user,
    used: 1,
    use_limit: limit,
  });
  return {
    table: 'discount_uses',
    rows: [row(ALL, usageLimit), row(userId, usageLimitPerUser)],
    ending: `on conflict (discount_id, user_id) do update
     set used = discount_uses.used + 1, use_limit = excluded.use_limit
     where excluded.use_limit is null or discount_uses.used < excluded.use_limit`,
  };
}

/** `userId` is null if the account is gone. */
export async function releaseDiscountUse(
  trx: Knex,
  discountId: string,
  userId: number | null,
): Promise<void> {
  // One at a time, in the order of acquisition, so that transactions cannot deadlock.
  for (const user of userId === null ? [ALL] : [ALL, userId]) {
    await query(
      trx,
      'update discount_uses set used = used - 1 where discount_id = ? and user_id = ? and used > 0',
      [discountId, user],
    );
  }
}
