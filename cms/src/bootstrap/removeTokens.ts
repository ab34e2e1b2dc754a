import type { Core } from '@strapi/strapi';

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
