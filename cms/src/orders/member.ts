import type { Core } from '@strapi/strapi';
import { Fault } from '../errors/Fault';
import { wordsOfStatus } from '../errors/statusWords';
import { query, toDate } from './sql';
import type { Member } from './types';

interface UserRow {
  id: number;
  blocked: boolean | number | null;
  member_type: string | null;
  member_expires_at: number | string | Date | null;
}

/**
 * Who a request comes from; null where it brings no token. One statement: Strapi's own check takes seven
 * and builds the role's whole ability (docs/decisions/0024-order-calls-check-the-token.md).
 * @throws Fault 401 for a token that is dead, or whose user is gone or blocked.
 */
export async function readMember(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<Member | null> {
  if (!authorization) return null;
  const [, token] = /^bearer\s+(\S+)$/i.exec(authorization.trim()) ?? [];
  const checked = token && strapi.sessionManager('users-permissions').validateAccessToken(token);
  if (!checked || !checked.isValid) throw unauthorized();
  const [user] = await query<UserRow>(
    strapi.db.connection,
    'select id, blocked, member_type, member_expires_at from up_users where id = ?',
    [Number(checked.payload.userId)],
  );
  if (user === undefined || user.blocked) throw unauthorized();
  return { id: user.id, activeMembership: hasActiveMembership(user, new Date()) };
}

/** As `readMember`, where a member is needed. @throws Fault 401 also where there is no token. */
export async function requireMember(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<Member> {
  const member = await readMember(strapi, authorization);
  if (member === null) throw unauthorized();
  return member;
}

function hasActiveMembership(user: UserRow, now: Date): boolean {
  if (user.member_type === null || user.member_type === 'none') return false;
  return user.member_expires_at !== null && toDate(user.member_expires_at) > now;
}

function unauthorized(): Fault {
  const { name, message } = wordsOfStatus(401);
  return new Fault(401, name, message);
}
