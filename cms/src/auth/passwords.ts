import type { Core } from '@strapi/strapi';

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

/** For the database. bcrypt looks at no more than 72 bytes: the rules of the inputs refuse longer ones. */
export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return (await userService(strapi).ensureHashedPasswords({ password })).password;
}
