import type { Core } from '@strapi/strapi';

const roles = [
  { type: 'public', name: 'Khách', description: 'Người xem chưa đăng nhập.' },
  { type: 'authenticated', name: 'Thành viên', description: 'Người đã đăng ký tài khoản.' },
  { type: 'staff', name: 'Nhân viên', description: 'Nhân viên của Viện.' },
];

/**
 * Creates the three roles and removes permissions that the panel or Strapi granted them: permissions
 * are declared in the routes (`auth: false` plus the policies `member` and `staff`), where they are
 * reviewed and tested.
 */
export async function setPermissions(strapi: Core.Strapi): Promise<void> {
  for (const role of roles) await saveRole(strapi, role);
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({});
}

async function saveRole(strapi: Core.Strapi, role: (typeof roles)[number]): Promise<void> {
  const query = strapi.db.query('plugin::users-permissions.role');
  const found = await query.findOne({ where: { type: role.type } });
  if (!found) await query.create({ data: role });
  else if (found.name !== role.name) await query.update({ where: { id: found.id }, data: role });
}

interface Webhook {
  id: string;
  name: string;
}

interface WebhookStore {
  findWebhooks(): Promise<Webhook[]>;
  deleteWebhook(id: string): Promise<unknown>;
}

/**
 * Removes tokens and webhooks, which no screen or route manages any more (docs/decisions/0157). Strapi itself creates
 * two tokens at its first start.
 */
export async function removeTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query('admin::api-token');
  const names = (await tokens.findMany({ select: ['name'] })).map(({ name }) => String(name));
  await strapi.db
    .query('admin::permission')
    .deleteMany({ where: { apiToken: { id: { $notNull: true } } } });
  await strapi.db.query('admin::api-token-permission').deleteMany({});
  await tokens.deleteMany({});
  await strapi.db.query('admin::transfer-token-permission').deleteMany({});
  await strapi.db.query('admin::transfer-token').deleteMany({});
  const store = strapi.get('webhookStore') as WebhookStore;
  const runner = strapi.get('webhookRunner') as { remove(webhook: Webhook): void };
  for (const webhook of await store.findWebhooks()) {
    runner.remove(webhook);
    await store.deleteWebhook(webhook.id);
    names.push(webhook.name);
  }
  if (names.length > 0) strapi.log.info(`Removed tokens and webhooks: ${names.join(', ')}`);
}

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
