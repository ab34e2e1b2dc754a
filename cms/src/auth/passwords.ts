import type { Core } from '@strapi/strapi';
import { badField } from '../errors/Fault';

/** bcrypt looks at no more than this. */
const maxBytes = 72;

/** The hash of a password that nobody has, with the same work in it as any other. */
const decoy = '$2a$10$vLzGBp.LUYsnGBQGJy2eW.MqutQ3v83tdGBwt9kBciovChf2Fkfli';

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

function userService(strapi: Core.Strapi): UserService {
  return strapi.plugin('users-permissions').service('user');
}

/**
 * Whether a password is the one of a hash. Without a hash it takes just as long and answers no, so
 * that the time tells nobody which accounts exist.
 */
export async function isPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const matches = await userService(strapi).validatePassword(password, hash ?? decoy);
  return matches && Boolean(hash);
}

/** @throws Fault 400 where bcrypt would ignore the end of the password. */
export async function hashPassword(
  strapi: Core.Strapi,
  password: string,
  field = 'password',
): Promise<string> {
  if (Buffer.byteLength(password) > maxBytes) {
    throw badField(field, 'Mật khẩu quá dài: dùng tối đa 72 ký tự không dấu.');
  }
  return (await userService(strapi).ensureHashedPasswords({ password })).password;
}
