import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readMember, requireMember } from '../../../orders/member';
import { answerOrders, findOrder, listOrders } from '../../../orders/memberOrders';
import { checkAddUserOrderInput, checkQuoteInput } from '../../../orders/orderInput';
import { placeOrder } from '../../../orders/placeOrder';
import { purgeItems } from '../../../orders/purgeItems';
import { quoteOrder } from '../../../orders/quoteOrder';

type OrderContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Prices a cart; at a member's prices where a token comes along. */
  async quote(ctx: OrderContext) {
    const { items } = checkQuoteInput(ctx.request.body);
    const member = await readMember(strapi, ctx.get('Authorization'));
    answer(ctx, { data: await quoteOrder(strapi, items, member?.activeMembership ?? false) });
  },

  /** Places an order, or answers the one that the same request placed before. */
  async addUserOrder(ctx: OrderContext) {
    const member = await requireMember(strapi, ctx.get('Authorization'));
    const input = checkAddUserOrderInput(ctx.request.body);
    const { order, isNew } = await placeOrder(strapi, member, input);
    if (isNew) purgeItems(order.lines);
    const [data] = await answerOrders(strapi, [order]);
    answer(ctx, { data });
  },

  /** A page of one's own orders. */
  async userOrder(ctx: OrderContext) {
    const member = await requireMember(strapi, ctx.get('Authorization'));
    answer(ctx, await listOrders(strapi, member, ctx.query));
  },

  /** One of one's own orders, with how to pay it. */
  async userOrderById(ctx: OrderContext) {
    const member = await requireMember(strapi, ctx.get('Authorization'));
    answer(ctx, { data: await findOrder(strapi, member, ctx.query) });
  },

  /** One of one's own orders, with its lines and its history. */
  async userOrderDetail(ctx: OrderContext) {
    const member = await requireMember(strapi, ctx.get('Authorization'));
    answer(ctx, { data: await findOrder(strapi, member, ctx.query) });
  },
});

/** What a member sees, or pays, is kept by no cache. */
function answer(ctx: OrderContext, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
