import type { Core } from '@strapi/strapi';
import { createHmac } from 'node:crypto';
import { environment } from '../platform/environment';
import { clientOf } from '../platform/limits/clientOf';
import { RateLimiter } from '../platform/limits/RateLimiter';
import { accountWord } from './accounts';

interface FailedLogin {
  to: 'site' | 'panel';
  identifier: string;
  ip: string;
  reason:
    'unknown account' | 'wrong password' | 'wrong code' | 'blocked account' | 'too many attempts';
  /** Of a known account: its documentId. */
  account?: string | undefined;
}

const perClient = new RateLimiter({
  name: 'failed-logins-of-client',
  attempts: 10,
  seconds: 60,
  perProcess: true,
});
const inAll = new RateLimiter({
  name: 'failed-logins',
  attempts: 100,
  seconds: 60,
  perProcess: true,
});
let unlogged = 0;

/**
 * One line for each failed login, up to a limit, with what finds a guesser: the account, the network and
 * a digest by which lines of one unknown identifier are seen to belong together. People mistype passwords
 * into the name's field: an identifier is never logged as typed.
 */
export async function logFailedLogin(strapi: Core.Strapi, login: FailedLogin): Promise<void> {
  const { to, identifier, ip, reason, account } = login;
  const client = clientOf(ip);
  if (!(await perClient.tryTake(strapi, client)) || !(await inAll.tryTake(strapi, ''))) {
    unlogged += 1;
    return;
  }
  const before = unlogged === 0 ? '' : `; ${unlogged} before it not logged`;
  unlogged = 0;
  const who = [account ? `account ${account}` : '', `identifier #${digestOf(identifier)}`];
  strapi.log.warn(
    `Failed login to the ${to}: ${reason}, ${who.filter(Boolean).join(', ')}, from ${client}${before}`,
  );
}

function digestOf(identifier: string): string {
  return createHmac('sha256', `failed-login ${environment().secrets.jwtSecret}`)
    .update(accountWord(identifier))
    .digest('hex')
    .slice(0, 8);
}
