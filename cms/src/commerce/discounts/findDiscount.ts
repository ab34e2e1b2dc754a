import type { Core } from '@strapi/strapi';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { environment } from '../../platform/environment';
import type { Discount } from './discount';
import { readDiscount } from './readDiscount';

/** Who requests a code's terms. */
export interface DiscountRequester {
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
