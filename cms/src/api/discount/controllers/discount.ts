import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { foldCode } from '../../../commerce/discounts/discount';
import { discountResponse } from '../../../commerce/discounts/discountResponse';
import { findDiscount } from '../../../commerce/discounts/findDiscount';
import { discountTexts } from '../../../commerce/discounts/texts';
import { badField, HttpError } from '../../../platform/errors/HttpError';
import { rateLimitKeyOf } from '../../../commerce/orders/buyer';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async getDiscount(ctx: Context) {
    const { code: requested } = ctx.query;
    const code = typeof requested === 'string' ? foldCode(requested) : null;
    if (code === null) throw badField('code', discountTexts.codeNeeded);
    const member = memberOf(ctx);
    const requester = { userId: member.id, client: rateLimitKeyOf(member) };
    // Rejects impossible codes before the lookup: PostgreSQL refuses a zero byte.
    const discount = /^[A-Z0-9_-]{1,40}$/.test(code)
      ? await findDiscount(strapi, code, requester)
      : null;
    if (discount === null) throw new HttpError(404, 'NotFoundError', discountTexts.unknown);
    sendPrivate(ctx, { data: discountResponse(discount, new Date()) });
  },
});
