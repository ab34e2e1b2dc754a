import type { Core } from '@strapi/strapi';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { foldCode } from '../../../commerce/discounts/discount';
import { discountResponse, findDiscount } from '../../../commerce/discounts/readDiscount';
import { discountTexts } from '../../../commerce/discounts/texts';
import { badField, HttpError } from '../../../platform/errors/HttpError';
import { rateLimitKeyOf } from '../../../commerce/orders/buyer';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    async getDiscount(ctx) {
      const { code: requested } = ctx.query;
      const code = typeof requested === 'string' ? foldCode(requested) : null;
      if (code === null) throw badField('code', discountTexts.codeNeeded);
      const member = memberOf(ctx);
      const requester = { userId: member.id, client: rateLimitKeyOf(member) };
      // Impossible codes are not looked up: PostgreSQL refuses a zero byte.
      const discount = /^[A-Z0-9_-]{1,40}$/.test(code)
        ? await findDiscount(strapi, code, requester)
        : null;
      if (discount === null) throw new HttpError(404, 'NotFoundError', discountTexts.unknown);
      return discountResponse(discount, new Date());
    },
  });
