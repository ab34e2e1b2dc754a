import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { clientOf } from '../../../platform/limits/clientOf';
import { sendPrivate, memberOf, dataActions } from '../../../identity/auth/memberCall';
import { checkInput } from '../../../platform/errors/checkInput';
import { cancelOrderInputRules } from '@iia/shared/generated/inputRules/CancelOrderInput';
import { rateLimitKeyOf, buyerOf, optionalBuyer } from '../../../commerce/orders/buyer';
import {
  cancelOrder,
  findOrder,
  listOrders,
  toOrderResponse,
  withMeetingUrls,
} from '../../../commerce/orders/memberOrders';
import { checkAddUserOrderInput, checkQuoteInput } from '../../../commerce/orders/orderInput';
import { linkToOrder } from '../../../commerce/order-pdf/orderFile';
import { linkToQuotation } from '../../../commerce/order-pdf/quotationFile';
import { placeOrder } from '../../../commerce/orders/placeOrder';
import { orderResponse } from '../../../commerce/orders/orderResponse';
import { quoteOrder } from '../../../commerce/orders/quoteOrder';
import { markUnchanged } from '../../../platform/purge/purgeTags';
import { ordersPlaced } from '../../../platform/telemetry/metrics';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...dataActions({
    /** Uses member prices if a token is sent. */
    async quote(ctx) {
      const { items, discountCode } = checkQuoteInput(ctx.request.body);
      const buyer = await optionalBuyer(strapi, ctx);
      const client = buyer ? rateLimitKeyOf(buyer) : clientOf(ctx.request.ip);
      return quoteOrder(strapi, { items, discountCode, buyer, client });
    },
    /** Places an order, or returns the one already placed by the same request. */
    async addUserOrder(ctx) {
      const input = checkAddUserOrderInput(ctx.request.body);
      const buyer = await buyerOf(strapi, ctx);
      const { order, account, isNew } = await placeOrder(strapi, buyer, input);
      if (isNew) {
        ordersPlaced.inc();
        return orderResponse(order, account);
      }
      markUnchanged(ctx);
      return toOrderResponse(strapi, order);
    },
    quotation: (ctx) => linkToQuotation(strapi, memberOf(ctx).id, ctx.request.body),
    async cancelUserOrder(ctx) {
      const { id } = checkInput(cancelOrderInputRules, ctx.request.body);
      const order = await cancelOrder(strapi, memberOf(ctx).id, id);
      return withMeetingUrls(strapi, order);
    },
    userOrderById: (ctx) => findOrder(strapi, memberOf(ctx).id, ctx.query),
    async userOrderDetail(ctx) {
      const order = await findOrder(strapi, memberOf(ctx).id, ctx.query);
      return withMeetingUrls(strapi, order);
    },
    userOrderPdf: (ctx) => linkToOrder(strapi, memberOf(ctx).id, ctx.query),
  }),
  async userOrder(ctx: Context) {
    sendPrivate(ctx, await listOrders(strapi, memberOf(ctx).id, ctx.query));
  },
});
