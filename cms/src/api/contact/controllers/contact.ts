import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { receiveContact } from '../../../content/contacts/receiveContact';

type ContactContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async addContact(ctx: ContactContext) {
    await receiveContact(strapi, ctx.request.body);
    ctx.body = { data: { received: true } };
  },
});
