import type { Core } from '@strapi/strapi';
import { createHmac } from 'node:crypto';
import { environment } from '../platform/environment';
import { clientOf } from '../platform/limits/clientOf';
import { accountKey } from '../platform/text/accountKey';
import { logRefusal } from './refusals';

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
  /** Of a known account. */
  account?: string | undefined;
}

/**
 * A line for each failed login, with what finds a guesser: the account, the network and
 * a digest by which lines of one unknown identifier are seen to belong together. People mistype passwords
 * into the name's field: an identifier is never logged as typed.
 */
export async function logFailedLogin(strapi: Core.Strapi, login: FailedLogin): Promise<void> {
  const { to, identifier, ip, reason, account } = login;
  const who = [account ? `account ${account}` : '', `identifier #${digestOf(identifier)}`];
  const what = `Failed login to the ${to}: ${reason}, ${who.filter(Boolean).join(', ')}`;
  await logRefusal(strapi, what, ip);
}

/** Without a limit: whoever guessed right after many wrong guesses must be seen. */
export function logLogin(strapi: Core.Strapi, { to, ip, account }: Login): void {
  strapi.log.info(`Login to the ${to}: account ${account}, from ${clientOf(ip)}`);
}

/** In the panel a session is open by then, to the second factor only. */
export function logPassword(strapi: Core.Strapi, { to, ip, account }: Login): void {
  strapi.log.info(`Right password to the ${to}: account ${account}, from ${clientOf(ip)}`);
}

function digestOf(identifier: string): string {
  return createHmac('sha256', `failed-login ${environment().secrets.jwtSecret}`)
    .update(accountKey(identifier))
    .digest('hex')
    .slice(0, 8);
}
