import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  memberOwner,
  panelOwner,
  tablesOf,
  type FactorOwner,
} from '../identity/credentials/second-factor/FactorOwner';
import { seal } from '../identity/credentials/second-factor/sealedSecret';
import { newTotpSecret } from '../identity/credentials/second-factor/totp';
import { environment } from '../platform/environment';
import { insertRows, query } from '../platform/sql/query';
import { tables } from '../platform/tables';
import { accountsFile } from './accountsFile';
import { momentOf } from './moments';

/** `cms/sample/members/accounts.yaml`. */
export interface Accounts {
  panel: { label: string; email: string; firstname: string; lastname: string };
  website: {
    label: string;
    username: string;
    name: string;
    phone: string;
    company?: string;
    type?: string;
    expires?: string;
    role?: string;
  }[];
}

interface Account {
  label: string;
  email: string;
  password: string;
  /** For an authenticator app: staff and the panel user need one. */
  appKey?: string;
  path: '/dang-nhap' | '/admin';
}

const JOINED = '-460d';

/** With `SEED_PASSWORD`, for tests; or else with random passwords, and second factors where required. */
export async function createAccounts(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { panel, website }: Accounts,
  day: Date,
): Promise<Account[]> {
  const chosen = environment().seedPassword;
  const accounts: Account[] = [];
  const users = strapi.plugin('users-permissions').service('user');
  const add = async (owner: FactorOwner, needsFactor: boolean, account: Account) => {
    const appKey = needsFactor && !chosen ? await addAuthenticator(trx, owner) : undefined;
    accounts.push({ ...account, ...(appKey && { appKey }) });
  };
  for (const { label, name, type = 'none', expires, role = 'authenticated', ...user } of website) {
    const email = `${user.username}@vien-ktnb.example`;
    const password = chosen || newPassword();
    const { id }: { id: number } = await users.add({
      ...user,
      email,
      password,
      fullName: name,
      provider: 'local',
      confirmed: true,
      createdAt: momentOf(JOINED, day),
      consentAt: new Date(),
      role: await roleId(strapi, role),
    });
    // The renewals create terms from it; accounts have membership only through terms.
    await query(
      trx,
      `update ${tables.users} set member_type = ?, member_expires_at = ? where id = ?`,
      [type, expires ? momentOf(expires, day) : null, id],
    );
    const account = { label, email, password, path: '/dang-nhap' } as const;
    await add(memberOwner(id), role === 'staff', account);
  }
  const { label, ...admin } = panel;
  const password = chosen || newPassword();
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  const { id }: { id: number } = await strapi.service('admin::user').create({
    ...admin,
    password,
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  });
  await add(panelOwner(id), true, { label, email: admin.email, password, path: '/admin' });
  return accounts;
}

export async function roleId(strapi: Core.Strapi, type: string): Promise<number> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, select: ['id'] });
  if (!role) throw new Error(`Role "${type}" is missing: permissions are set up before seeding.`);
  return role.id;
}

/** Characters not easily confused on a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

function newPassword(): string {
  const some = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  // Four groups, about 60 bits; a capital and digits satisfy the admin panel's rule.
  return `${some(ALPHABET, 1).toUpperCase()}${some(ALPHABET, 3)}-${some(ALPHABET, 4)}-${some(DIGITS, 4)}-${some(ALPHABET, 3)}`;
}

async function addAuthenticator(trx: Knex.Transaction, owner: FactorOwner): Promise<string> {
  const appKey = newTotpSecret();
  await insertRows(trx, tablesOf(owner).factors, {
    user_id: owner.id,
    secret: seal(appKey, owner),
    confirmed_at: new Date(),
  });
  return appKey;
}

/** Prints the accounts, and stores them in a file; nothing if the caller chose the password. */
export async function printAccounts(
  strapi: Core.Strapi,
  accounts: readonly Account[],
): Promise<void> {
  if (environment().seedPassword) return;
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.flatMap(({ label, email, password, appKey, path }) => [
    `  ${email.padEnd(width)}   ${password}   ${path.padEnd(10)}   ${label}`,
    ...(appKey ? [`  ${' '.repeat(width)}   khoá của ứng dụng xác thực: ${appKey}`] : []),
  ]);
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)) + 2);
  const heading = '  Tài khoản mẫu – chỉ có trên cơ sở dữ liệu phát triển này';
  const text = [rule, heading, '', ...lines, rule].join('\n');
  const file = accountsFile(environment().database, strapi.dirs.app.root);
  await mkdir(dirname(file), { recursive: true });
  // Readable by its owner only.
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  process.stdout.write(`\n${text}\n\n`);
}
