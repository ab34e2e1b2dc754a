import type { Core } from '@strapi/strapi';
import type { Request } from 'koa';
import { clientOf } from '../../platform/limits/clientOf';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { environment } from '../../platform/environment';

/** Search-as-you-type sends about three requests a second. */
const limiter = new RateLimiter({ name: 'search', attempts: 240, seconds: 60, perProcess: true });

/**
 * Counts a visitor's search. Requests that did not come through the web host come from our own network and
 * are not limited.
 * @throws HttpError 429
 */
export async function limitSearches(
  strapi: Core.Strapi,
  { ip, ips }: Pick<Request, 'ip' | 'ips'>,
): Promise<void> {
  if (environment().proxyHops > 0 && ips.length === 0) return;
  await limiter.take(strapi, clientOf(ip));
}
