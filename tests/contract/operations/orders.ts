import { discountCode, freeCourse, orderInput, pendingOrder, placeOrder } from '../world/fixtures';
import type { Rows } from './Row';

export const orders: Rows = {
  LocalCart: null,
  Quote: {
    variables: async (world) => ({
      input: {
        items: [{ kind: 'course', documentId: (await freeCourse(world)).documentId, quantity: 1 }],
      },
    }),
  },
  DiscountTerms: { variables: async (world) => ({ code: await discountCode(world) }) },
  AddUserOrder: {
    variables: async (world, caller) => ({ input: await orderInput(world, caller) }),
  },
  OrderPayment: { variables: async (world) => ({ id: await pendingOrder(world) }), owned: true },
  PurchasedOrder: { variables: async (world) => ({ id: await pendingOrder(world) }), owned: true },
  UserOrderPdf: { variables: async (world) => ({ id: await pendingOrder(world) }), owned: true },
  PurchaseHistory: {
    variables: async (world) => {
      await pendingOrder(world);
      return { page: 1, status: 'pending_payment' };
    },
  },
  CancelOrder: {
    variables: async (world) => ({ input: { id: await placeOrder(world) } }),
    owned: true,
  },
};
