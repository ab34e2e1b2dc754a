import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { clientOf } from '../../../platform/limits/clientOf';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import { checkInput } from '../../../platform/errors/checkInput';
import { cancelOrderInputRules } from '@iia/shared/generated/inputRules/CancelOrderInput';
import { rateLimitKeyOf, buyerOf, optionalBuyer } from '../../../commerce/orders/buyer';
import {
  cancelOrder,
  findOrder,
  listOrders,
  newOrderResponse,
  toOrderResponse,
  withMeetingUrls,
} from '../../../commerce/orders/memberOrders';
import { checkAddUserOrderInput, checkQuoteInput } from '../../../commerce/orders/orderInput';
import { linkToOrder } from '../../../commerce/order-pdf/orderFile';
import { placeOrder } from '../../../commerce/orders/placeOrder';
import { quoteOrder } from '../../../commerce/orders/quoteOrder';
import { markUnchanged } from '../../../platform/purge/purgeTags';

type OrderContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Uses member prices if a token is sent. */
  async quote(ctx: OrderContext) {
    const { items, discountCode } = checkQuoteInput(ctx.request.body);
    const buyer = await optionalBuyer(strapi, ctx);
    const client = buyer ? rateLimitKeyOf(buyer) : clientOf(ctx.request.ip);
    sendPrivate(ctx, {
      data: await quoteOrder(strapi, { items, discountCode, buyer, client }),
    });
  },

  /** Places an order, or returns the one already placed by the same request. */
  async addUserOrder(ctx: OrderContext) {
    const input = checkAddUserOrderInput(ctx.request.body);
    const { order, isNew } = await placeOrder(strapi, await buyerOf(strapi, ctx), input);
    if (!isNew) markUnchanged(ctx);
    const respond = isNew ? newOrderResponse : toOrderResponse;
    sendPrivate(ctx, { data: await respond(strapi, order) });
  },

  async cancelUserOrder(ctx: OrderContext) {
    const { id } = checkInput(cancelOrderInputRules, ctx.request.body);
    const order = await cancelOrder(strapi, memberOf(ctx).id, id);
    sendPrivate(ctx, { data: await withMeetingUrls(strapi, order) });
  },

  async userOrder(ctx: OrderContext) {
    sendPrivate(ctx, await listOrders(strapi, memberOf(ctx).id, ctx.query));
  },

  async userOrderById(ctx: OrderContext) {
    sendPrivate(ctx, { data: await findOrder(strapi, memberOf(ctx).id, ctx.query) });
  },

  async userOrderDetail(ctx: OrderContext) {
    const order = await findOrder(strapi, memberOf(ctx).id, ctx.query);
    sendPrivate(ctx, { data: await withMeetingUrls(strapi, order) });
  },

  async userOrderPdf(ctx: OrderContext) {
    sendPrivate(ctx, { data: await linkToOrder(strapi, memberOf(ctx).id, ctx.query) });
  },
});
