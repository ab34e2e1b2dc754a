import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { environment } from '../environment';
import { HttpError } from '../errors/HttpError';

interface Limit {
  /** Separates this limiter's counts from those of others. */
  name: string;
  attempts: number;
  seconds: number;
  /** Counts in memory even where processes could share: for calls too frequent for a write each. */
  perProcess?: boolean;
}

/**
 * Counts attempts by key in fixed windows. Processes that share a PostgreSQL database share the
 * counts; with SQLite, or while the database fails, each process counts in memory.
 */
export class RateLimiter {
  readonly #limit: Limit;
  #counts: RateLimiterAbstract | undefined;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /**
   * Counts one attempt.
   * @throws HttpError 429 with Retry-After beyond the limit
   */
  async take(strapi: Core.Strapi, key: string): Promise<void> {
    const retryAfter = await this.#consume(strapi, key);
    if (retryAfter === null) return;
    throw new HttpError(
      429,
      'RateLimitError',
      'Quý khách thao tác quá nhanh, vui lòng thử lại sau ít phút.',
      { retryAfter },
      { 'Retry-After': String(retryAfter) },
    );
  }

  /** Counts one attempt. @returns false beyond the limit */
  async tryTake(strapi: Core.Strapi, key: string): Promise<boolean> {
    return (await this.#consume(strapi, key)) === null;
  }

  /** Resets the attempts of a key, for example after a successful login. */
  async reset(strapi: Core.Strapi, key: string): Promise<void> {
    await this.#countsOf(strapi).delete(key);
  }

  /** Uncounts one attempt. */
  async uncount(strapi: Core.Strapi, key: string): Promise<void> {
    await this.#countsOf(strapi).reward(key);
  }

  /** @returns seconds to wait, or null within the limit */
  async #consume(strapi: Core.Strapi, key: string): Promise<number | null> {
    try {
      await this.#countsOf(strapi).consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  #countsOf(strapi: Core.Strapi): RateLimiterAbstract {
    return (this.#counts ??= countsOf(strapi, this.#limit));
  }
}

function countsOf(strapi: Core.Strapi, limit: Limit): RateLimiterAbstract {
  const options = { keyPrefix: limit.name, points: limit.attempts, duration: limit.seconds };
  const inMemory = new RateLimiterMemory(options);
  if (limit.perProcess || environment().database.client !== 'postgres') return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: inMemory,
  });
}
