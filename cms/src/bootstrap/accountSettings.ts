import type { Core } from '@strapi/strapi';

/** E-mail confirmation stays off (docs/decisions/0012): the site has no page for it. */
export async function setAccountSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const settings = (await store.get({ key: 'advanced' })) as object;
  await store.set({
    key: 'advanced',
    value: {
      ...settings,
      unique_email: true,
      allow_register: true,
      email_confirmation: false,
      default_role: 'authenticated',
    },
  });
}
