import type { Core } from '@strapi/strapi';
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  memberOwner,
  panelOwner,
  tablesOf,
  type FactorOwner,
} from '../identity/auth/second-factor/FactorOwner';
import { seal } from '../identity/auth/second-factor/sealedSecret';
import { newTotpSecret } from '../identity/auth/second-factor/totp';
import { query } from '../platform/sql/query';
import { tables } from '../platform/tables';

export interface SampleAccount {
  /** In Vietnamese. */
  label: string;
  email: string;
  password: string;
  /** Key of its second factor, for an authenticator app: staff and the panel user have one. */
  appKey?: string;
  path: '/dang-nhap' | '/admin';
}

const MEMBERS = 'plugin::users-permissions.user';
const ADMIN_EMAIL = 'quantri@vien-ktnb.example';

export const MEMBER_EMAIL = 'hoivien@vien-ktnb.example';
export const COMPANY_EMAIL = 'tochuc@vien-ktnb.example';
const MEMBER_FOR_DAYS = 460;
const DAY = 86_400_000;

const USERS = [
  {
    label: 'Người dùng chưa là hội viên',
    username: 'khach',
    email: 'khach@vien-ktnb.example',
    fullName: 'Phan Ngọc Trâm',
    phone: '0900000901',
    memberType: 'none',
    role: 'authenticated',
  },
  {
    label: 'Hội viên cá nhân',
    username: 'hoivien',
    email: MEMBER_EMAIL,
    fullName: 'Lê Quang Khải',
    phone: '0900000902',
    memberType: 'individual',
    role: 'authenticated',
  },
  {
    label: 'Quản trị hội viên tổ chức',
    username: 'tochuc',
    email: COMPANY_EMAIL,
    fullName: 'Vũ Hoàng Yến',
    phone: '0900000904',
    company: 'Ngân hàng Sông Hồng',
    memberType: 'none',
    role: 'authenticated',
  },
  {
    label: 'Nhân viên của Viện',
    username: 'nhanvien',
    email: 'nhanvien@vien-ktnb.example',
    fullName: 'Đỗ Minh Châu',
    phone: '0900000903',
    memberType: 'none',
    role: 'staff',
  },
] as const;

/** Characters not easily confused on a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

function newPassword(): string {
  const some = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  // Four groups, about 60 bits; a capital and digits satisfy the admin panel's rule.
  return `${some(ALPHABET, 1).toUpperCase()}${some(ALPHABET, 3)}-${some(ALPHABET, 4)}-${some(DIGITS, 4)}-${some(ALPHABET, 3)}`;
}

/**
 * Creates missing sample accounts, and resets passwords of existing ones if an interrupted run never
 * printed them.
 * @param password for all accounts, in tests; random if omitted, and accounts that require a second
 * factor then have one
 */
export async function createAccounts(
  strapi: Core.Strapi,
  now: Date,
  password?: string,
): Promise<SampleAccount[]> {
  const accounts: SampleAccount[] = [];
  for (const { label, role, memberType, ...user } of USERS) {
    const secret = password ?? newPassword();
    await saveUser(strapi, role, {
      ...user,
      createdAt: new Date(now.getTime() - MEMBER_FOR_DAYS * DAY),
      password: secret,
    });
    // For the renewals, which create terms from it; accounts have membership only through terms.
    await query(
      strapi.db.connection,
      `update ${tables.users} set member_type = ?, member_expires_at = ? where email = ?`,
      [memberType, memberType === 'none' ? null : new Date(now.getTime() + 300 * DAY), user.email],
    );
    accounts.push({
      label,
      email: user.email,
      password: secret,
      path: '/dang-nhap',
      ...(role === 'staff' &&
        !password && {
          appKey: await addAuthenticator(
            strapi,
            memberOwner(await rowIdOf(strapi, MEMBERS, user.email)),
          ),
        }),
    });
  }
  const secret = password ?? newPassword();
  await saveAdmin(strapi, secret);
  const admin = panelOwner(await rowIdOf(strapi, 'admin::user', ADMIN_EMAIL));
  accounts.push({
    label: 'Quản trị nội dung và đơn hàng',
    email: ADMIN_EMAIL,
    password: secret,
    path: '/admin',
    ...(!password && { appKey: await addAuthenticator(strapi, admin) }),
  });
  return accounts;
}

export async function roleId(strapi: Core.Strapi, type: string): Promise<number> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, select: ['id'] });
  if (!role) throw new Error(`Role "${type}" is missing: permissions are set up before seeding.`);
  return role.id;
}

async function saveUser(
  strapi: Core.Strapi,
  roleType: string,
  data: { email: string; password: string } & Record<string, unknown>,
) {
  const users = strapi.plugin('users-permissions').service('user');
  const existing = await strapi.db
    .query(MEMBERS)
    .findOne({ where: { email: data.email }, select: ['id'] });
  if (existing) return users.edit(existing.id, { password: data.password });
  const role = await roleId(strapi, roleType);
  return users.add({ ...data, provider: 'local', confirmed: true, consentAt: new Date(), role });
}

/** @returns the key of the account's authenticator app */
async function addAuthenticator(strapi: Core.Strapi, owner: FactorOwner): Promise<string> {
  const appKey = newTotpSecret();
  await query(
    strapi.db.connection,
    `insert into ${tablesOf(owner).factors} (user_id, secret, confirmed_at) values (?, ?, ?)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0`,
    [owner.id, seal(appKey, owner), new Date()],
  );
  return appKey;
}

async function rowIdOf(
  strapi: Core.Strapi,
  uid: typeof MEMBERS | 'admin::user',
  email: string,
): Promise<number> {
  const { id } = await strapi.db.query(uid).findOne({ where: { email }, select: ['id'] });
  return id;
}

async function saveAdmin(strapi: Core.Strapi, password: string) {
  const users = strapi.service('admin::user');
  const existing = await users.findOneByEmail(ADMIN_EMAIL);
  if (existing) return users.updateById(existing.id, { password });
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  return users.create({
    firstname: 'Quản trị',
    lastname: 'Viện',
    email: ADMIN_EMAIL,
    password,
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  });
}

export function describeAccounts(accounts: readonly SampleAccount[]): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.flatMap(({ label, email, password, appKey, path }) => [
    `  ${email.padEnd(width)}   ${password}   ${path.padEnd(10)}   ${label}`,
    ...(appKey ? [`  ${' '.repeat(width)}   khoá của ứng dụng xác thực: ${appKey}`] : []),
  ]);
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)) + 2);
  return [
    rule,
    '  Tài khoản mẫu – chỉ có trên cơ sở dữ liệu phát triển này',
    '',
    ...lines,
    rule,
  ].join('\n');
}

/** Readable by its owner only. */
export async function saveAccounts(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${text}\n`, { mode: 0o600 });
}
