import type { Core } from '@strapi/strapi';
import { environment } from '../../platform/environment';
import { Fault } from '../../platform/errors/Fault';
import { query } from '../../platform/sql/query';
import type { Member } from '../memberOfToken';
import { hasSecondFactor } from './spendCode';

/** @throws Fault 403 `SecondFactorNeeded` for staff without a second factor, where the environment wants it */
export async function requireStaffSecondFactor(strapi: Core.Strapi, { id }: Member): Promise<void> {
  if (!environment().staffSecondFactor || (await hasSecondFactor(strapi, id))) return;
  throw new Fault(
    403,
    'SecondFactorNeeded',
    'Nhân viên cần bật xác thực hai lớp tại trang Bảo mật tài khoản trước khi dùng phần này.',
  );
}

interface SecondFactorState {
  secondFactor: 'on' | 'off' | 'needed';
  recoveryCodesLeft: number;
}

/** For the member's own eyes. */
export async function secondFactorState(
  strapi: Core.Strapi,
  { id, roleType }: Member,
): Promise<SecondFactorState> {
  if (await hasSecondFactor(strapi, id)) {
    const unused = await query(
      strapi.db.connection,
      'select digest from recovery_codes where user_id = ? and used_at is null',
      [id],
    );
    return { secondFactor: 'on', recoveryCodesLeft: unused.length };
  }
  const needed = roleType === 'staff' && environment().staffSecondFactor;
  return { secondFactor: needed ? 'needed' : 'off', recoveryCodesLeft: 0 };
}
