import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRecords } from '../../platform/panel/guardRecords';
import { changeOrderStatus } from './changeOrderStatus';
import { isOrderStatus } from './orderStatus';
import { orderTexts } from './texts';
import type { Startup } from '../../platform/startup';
import { guardOptionKeys } from './guardOptionKeys';
import { cancelUnpaidOrders } from './cancelUnpaidOrders';

export const orders: Startup = {
  after: ['audit'],
  register(strapi) {
    guardOrders(strapi);
    guardOptionKeys(strapi);
  },
  tasks: {
    cancelUnpaidOrders: {
      rule: '*/5 * * * *',
      run: cancelUnpaidOrders,
      report: (count) => `${count} unpaid orders cancelled`,
    },
  },
};

/** Protects placed orders: staff change only the status, by its rules, and the internal note. */
function guardOrders(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::order.order',
    parts: ['api::order.order-line', 'api::order.order-status-change'],
    status: { field: 'orderStatus', table: 'orders', column: 'order_status' },
    closed: orderTexts.ordersArePlaced,
    async move(order, to, actor) {
      if (!isOrderStatus(to)) throw new errors.ValidationError(orderTexts.statusInvalid);
      await changeOrderStatus(strapi, { order, to, ...actor });
    },
  });
}
