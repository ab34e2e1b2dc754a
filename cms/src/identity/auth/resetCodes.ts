import type { Core } from '@strapi/strapi';
import { createHmac } from 'node:crypto';
import { environment } from '../../platform/environment';
import { toDate } from '../../platform/sql/query';
import { lockAccount } from './lockAccount';
import { digestOf, typeableCode } from '../credentials/resetCodeText';

const minute = 60_000;
const life = 10;

export interface ResetCode {
  code: string;
  minutes: number;
}

/** Repeated requests return the same code, so nobody can invalidate the owner's. Null if the account is gone. */
export function resetCodeOf(strapi: Core.Strapi, id: number): Promise<ResetCode | null> {
  return lockAccount(strapi, id, async (account) => {
    if (!account) return null;
    const { password, reset_password_token: token, reset_password_expires_at: end } = account;
    const now = Date.now();
    const lastEnd = end === null ? now : toDate(end).getTime();
    const last = createCode(id, lastEnd, password);
    const minutes = Math.floor((lastEnd - now) / minute);
    if (minutes > 0 && digestOf(last) === token) return { code: last, minutes };

    const newEnd = now + life * minute;
    const code = createCode(id, newEnd, password);
    await strapi.db.query('plugin::users-permissions.user').update({
      where: { id },
      data: { resetPasswordToken: digestOf(code), resetPasswordExpiresAt: new Date(newEnd) },
    });
    return { code, minutes: life };
  });
}

/** Derived from stored data and a secret that is not stored, so it can be derived again. */
function createCode(id: number, end: number, password: string | null): string {
  const bytes = createHmac('sha256', `reset-password ${environment().secrets.jwtSecret}`)
    .update(`${id} ${end} ${password}`)
    .digest();
  return typeableCode(bytes);
}
