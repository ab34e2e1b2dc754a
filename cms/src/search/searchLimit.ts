import type { Request } from 'koa';
import { clientOf } from '../platform/limits/clientOf';
import { RateLimiter } from '../platform/limits/RateLimiter';
import { environment } from '../platform/environment';

/** Who types without a rest asks some three times a second. */
const SEARCHES_A_MINUTE = 240;

const limiter = new RateLimiter(SEARCHES_A_MINUTE, 60_000);

/**
 * Counts a search of a visitor, whom the web host names. Who asks the API past the host is on our side
 * of it.
 * @throws Fault 429
 */
export function takeSearch({ ip, ips }: Pick<Request, 'ip' | 'ips'>): void {
  if (environment().proxyHops > 0 && ips.length === 0) return;
  limiter.take(clientOf(ip));
}
