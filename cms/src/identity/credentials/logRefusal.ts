import type { Core } from '@strapi/strapi';
import { clientOf } from '../../platform/limits/clientOf';
import { RateLimiter } from '../../platform/limits/RateLimiter';

const perClient = new RateLimiter({
  name: 'logged-refusals-of-client',
  attempts: 10,
  seconds: 60,
  perProcess: true,
});
const inAll = new RateLimiter({
  name: 'logged-refusals',
  attempts: 100,
  seconds: 60,
  perProcess: true,
});
let unlogged = 0;

/**
 * Logs one line per refusal, up to a limit, so that nobody can fill the log.
 *
 * @param what must not contain user input
 */
export async function logRefusal(strapi: Core.Strapi, what: string, ip: string): Promise<void> {
  const client = clientOf(ip);
  if (!(await perClient.tryTake(strapi, client)) || !(await inAll.tryTake(strapi, ''))) {
    unlogged += 1;
    return;
  }
  const before = unlogged === 0 ? '' : `; ${unlogged} before it not logged`;
  unlogged = 0;
  strapi.log.warn(`${what}, from ${client}${before}`);
}
