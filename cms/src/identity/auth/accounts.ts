import type { Core } from '@strapi/strapi';
import { accountKey } from '../../platform/text/accountKey';
import { tables } from '../../platform/tables';

/** Joins `role` to the account aliased `user`; an account without a role counts as a member. */
export const roleJoin = (user: string): string => `
  left join ${tables.userRoles} role_link on role_link.user_id = ${user}.id
  join ${tables.roles} role on role.id =
    coalesce(role_link.role_id, (select id from ${tables.roles} where type = 'authenticated'))`;

const users = 'plugin::users-permissions.user';

/** An account as the login and password calls read it; never returned as is. */
export interface Account {
  id: number;
  documentId: string;
  username: string;
  email: string;
  fullName: string;
  phone: string | null;
  password: string | null;
  blocked: boolean | null;
  confirmed: boolean | null;
}

/** Case-insensitive. User names cannot contain "@", so they never clash with addresses. */
export function findAccount(strapi: Core.Strapi, identifier: string): Promise<Account | null> {
  const word = accountKey(identifier);
  const where = word.includes('@') ? { email: word } : { username: word };
  return strapi.db.query(users).findOne({ where: { ...where, provider: 'local' } });
}

/** @param id the row id, not the documentId */
export function accountById(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return strapi.db.query(users).findOne({ where: { id } });
}
