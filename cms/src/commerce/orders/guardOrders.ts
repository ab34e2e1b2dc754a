import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRecords } from '../../platform/panel/guardRecords';
import { changeOrderStatus } from './changeOrderStatus';
import { isOrderStatus } from './orderStatus';
import { orderTexts } from './texts';

/** Protects placed orders: staff change only the status, by its rules, and the internal note. */
export function guardOrders(strapi: Core.Strapi): void {
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
