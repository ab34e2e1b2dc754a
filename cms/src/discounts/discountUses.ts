import type { Knex } from 'knex';
import { insertRows, query } from '../platform/sql/query';
import type { Discount } from './discount';

/** In place of a member: the uses of all. */
const ALL = 0;

/**
 * Counts a use of the code, by all and by the member, or says false: then the transaction must be rolled
 * back. The check and the count are one conditional statement, as with places.
 */
export async function takeDiscountUse(
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

/** Gives a use back. `userId` is null where the account is gone. */
export async function releaseDiscountUse(
  trx: Knex,
  discountId: string,
  userId: number | null,
): Promise<void> {
  // One after the other, in the order in which they are taken: no two transactions wait for each other.
  for (const user of userId === null ? [ALL] : [ALL, userId]) {
    await query(
      trx,
      'update discount_uses set used = used - 1 where discount_id = ? and user_id = ? and used > 0',
      [discountId, user],
    );
  }
}
