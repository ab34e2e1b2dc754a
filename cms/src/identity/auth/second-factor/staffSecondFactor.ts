import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/errors/HttpError';
import type { Member } from '../memberOfToken';
import { memberOwner } from '../../credentials/second-factor/FactorOwner';
import { countRecoveryCodes } from '../../credentials/second-factor/recoveryCodes';
import { hasApp, hasSecondFactor } from '../../credentials/second-factor/consumeCode';

/**
 * OWASP ASVS 5.0, 6.3.3.
 * @throws HttpError 403 `SecondFactorRequired` for a staff session that has not verified a
 * second-factor code
 */
export function requireStaffSecondFactor({ hasVerifiedCode }: Member): void {
  if (hasVerifiedCode) return;
  throw new HttpError(
    403,
    'SecondFactorRequired',
    'Phần này cần xác thực hai lớp. Nhân viên vui lòng mở trang Bảo mật tài khoản để thiết lập hoặc nhập mã.',
  );
}

interface SecondFactorState {
  secondFactor: 'on' | 'off' | 'needed' | 'unproved';
  recoveryCodesLeft: number;
  hasApp: boolean;
}

/** For the member only. */
export async function secondFactorState(
  strapi: Core.Strapi,
  { id, roleType, hasVerifiedCode }: Member,
): Promise<SecondFactorState> {
  const isStaff = roleType === 'staff';
  if (!(await hasSecondFactor(strapi, memberOwner(id)))) {
    return { secondFactor: isStaff ? 'needed' : 'off', recoveryCodesLeft: 0, hasApp: false };
  }
  return {
    secondFactor: isStaff && !hasVerifiedCode ? 'unproved' : 'on',
    hasApp: await hasApp(strapi.db.connection, memberOwner(id)),
    recoveryCodesLeft: await countRecoveryCodes(strapi.db.connection, memberOwner(id)),
  };
}
