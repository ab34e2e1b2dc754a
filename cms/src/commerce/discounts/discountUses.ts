import type { Knex } from 'knex';
import { insertRows, query } from '../../platform/sql/query';
import type { Discount } from './discount';

/** Row id for the total across members. */
const ALL = 0;

/**
 * Counts a use of the code, in total and per member. Check and increment are one conditional
 * statement, as with seats.
 * @returns false if used up; the transaction must then be rolled back
 */
export async function consumeDiscountUse(
  trx: Knex,
  { documentId, usageLimit, usageLimitPerUser }: Discount,
  userId: number,
): Promise<boolean> {
  const row = (user: number, limit: number | null) => ({
    discount_id: documentId,
    user_id: user,
    used: 1,
    use_limit: limit,
  });
  const counted = await insertRows(
    trx,
    'discount_uses',
    [row(ALL, usageLimit), row(userId, usageLimitPerUser)],
    `on conflict (discount_id, user_id) do update
     set used = discount_uses.used + 1, use_limit = excluded.use_limit
     where excluded.use_limit is null or discount_uses.used < excluded.use_limit
     returning user_id`,
  );
  return counted.length === 2;
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
