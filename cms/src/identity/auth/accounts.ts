import type { Core } from '@strapi/strapi';
import { accountKey } from '../../platform/text/accountKey';

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
