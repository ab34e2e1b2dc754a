import { discountCode, freeCourse, orderInput, pendingOrder, placeOrder } from './given';
import type { Rows } from './Row';

export const orders: Rows = {
  LocalCart: null,
  Quote: {
    variables: async (fixture) => ({
      input: {
        items: [
          { kind: 'course', documentId: (await freeCourse(fixture)).documentId, quantity: 1 },
        ],
      },
    }),
  },
  Quotation: {
    variables: async (fixture) => ({
      input: {
        items: [
          { kind: 'course', documentId: (await freeCourse(fixture)).documentId, quantity: 1 },
        ],
        company: 'Công ty An Bình',
        taxCode: '0100109106',
      },
    }),
  },
  DiscountTerms: { variables: async (fixture) => ({ code: await discountCode(fixture) }) },
  AddUserOrder: {
    variables: async (fixture, caller) => ({ input: await orderInput(fixture, caller) }),
  },
  OrderPayment: {
    variables: async (fixture) => ({ id: await pendingOrder(fixture) }),
    owned: true,
  },
  PurchasedOrder: {
    variables: async (fixture) => ({ id: await pendingOrder(fixture) }),
    owned: true,
  },
  UserOrderPdf: {
    variables: async (fixture) => ({ id: await pendingOrder(fixture) }),
    owned: true,
  },
  PurchaseHistory: {
    variables: async (fixture) => {
      await pendingOrder(fixture);
      return { page: 1, status: 'pending_payment' };
    },
  },
  CancelOrder: {
    variables: async (fixture) => ({ input: { id: await placeOrder(fixture) } }),
    owned: true,
  },
};
