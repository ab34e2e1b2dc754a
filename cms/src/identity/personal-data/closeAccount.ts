import type { Core } from '@strapi/strapi';
import type { Account } from '../auth/accounts';

/** Blocking ends every session (`sessionTriggers.ts`); the address and the user name become available. */
export async function closeAccount(
  strapi: Core.Strapi,
  { id, documentId }: Pick<Account, 'id' | 'documentId'>,
  fullName: string,
): Promise<void> {
  await strapi.db.query('plugin::users-permissions.user').update({
    where: { id },
    data: {
      username: `x-${documentId}`,
      email: `${documentId}@da-xoa.invalid`,
      fullName,
      phone: null,
      company: null,
      position: null,
      password: null,
      resetPasswordToken: null,
      resetPasswordExpiresAt: null,
      confirmationToken: null,
      blocked: true,
    },
  });
}
