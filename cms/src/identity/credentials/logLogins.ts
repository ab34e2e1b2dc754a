import type { Core } from '@strapi/strapi';
import { createHmac } from 'node:crypto';
import { environment } from '../../platform/environment';
import { clientOf } from '../../platform/limits/clientOf';
import { accountKey } from '../../platform/text/accountKey';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import {
  countSecurityEvent,
  logSecurityEvent,
  type SecurityEvent,
} from '../../platform/telemetry/securityEvent';

interface Login {
  to: 'site' | 'panel';
  ip: string;
  /** Its documentId. */
  account: string;
}

interface FailedLogin extends Omit<Login, 'account'> {
  identifier: string;
  reason:
    | 'unknown account'
    | 'wrong password'
    | 'wrong code'
    | 'wrong passkey'
    | 'blocked account'
    | 'too many attempts';
  /** Set for a known account. */
  account?: string | undefined;
}

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

type Refusal = Omit<SecurityEvent, 'outcome' | 'client'> & { ip: string };

/**
 * Logs one line per refusal, up to a limit, so that nobody can fill the log.
 *
 * @param what must not contain user input
 */
export async function logRefusal(
  strapi: Core.Strapi,
  what: string,
  { ip, ...refused }: Refusal,
): Promise<void> {
  const client = clientOf(ip);
  const event = { ...refused, client, outcome: 'failure' } as const;
  if (!(await perClient.tryTake(strapi, client)) || !(await inAll.tryTake(strapi, ''))) {
    unlogged += 1;
    countSecurityEvent(event);
    return;
  }
  const before = unlogged === 0 ? '' : `; ${unlogged} before it not logged`;
  unlogged = 0;
  logSecurityEvent(strapi, `${what}, from ${client}${before}`, event);
}

/**
 * Logs each failed login so that a guesser can be found: the account, the network, and a digest that
 * groups lines of one unknown identifier. Identifiers are never logged as typed: people mistype
 * passwords into that field.
 */
export async function logFailedLogin(strapi: Core.Strapi, login: FailedLogin): Promise<void> {
  const { to, identifier, ip, reason, account } = login;
  const who = [account ? `account ${account}` : '', `identifier #${digestOf(identifier)}`];
  const what = `Failed login to the ${to}: ${reason}, ${who.filter(Boolean).join(', ')}`;
  await logRefusal(strapi, what, {
    action: `${to}_login`,
    category: 'authentication',
    type: 'start',
    reason,
    account,
    ip,
  });
}

/** Unlimited: a correct guess after many wrong ones must be visible. */
export function logLogin(strapi: Core.Strapi, { to, ip, account }: Login): void {
  const client = clientOf(ip);
  logSecurityEvent(strapi, `Login to the ${to}: account ${account}, from ${client}`, {
    ...successOf(to, 'login'),
    account,
    client,
  });
}

/** In the panel this session is open, but restricted to the second factor. */
export function logPassword(strapi: Core.Strapi, { to, ip, account }: Login): void {
  const client = clientOf(ip);
  logSecurityEvent(strapi, `Correct password for the ${to}: account ${account}, from ${client}`, {
    ...successOf(to, 'password'),
    account,
    client,
  });
}

const successOf = (to: Login['to'], what: string) =>
  ({
    action: `${to}_${what}`,
    category: 'authentication',
    type: 'start',
    outcome: 'success',
  }) as const;

function digestOf(identifier: string): string {
  return createHmac('sha256', `failed-login ${environment().secrets.jwtSecrets[0]}`)
    .update(accountKey(identifier))
    .digest('hex')
    .slice(0, 8);
}
