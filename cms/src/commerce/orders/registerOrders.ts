import type { Core } from '@strapi/strapi';
import { guardDiscounts } from '../discounts/guardDiscounts';
import { cancelUnpaidOrders } from './cancelUnpaidOrders';
import { guardOptionKeys } from './guardOptionKeys';
import { guardOrders } from './guardOrders';
import { addTasks } from '../../platform/clock/addTasks';

export function registerOrders(strapi: Core.Strapi): void {
  guardOrders(strapi);
  guardOptionKeys(strapi);
  guardDiscounts(strapi);
  addTasks(strapi, {
    cancelUnpaidOrders: {
      options: { rule: '*/5 * * * *' },
      task: async () => {
        const cancelled = await cancelUnpaidOrders(strapi, new Date());
        if (cancelled > 0) strapi.log.info(`${cancelled} unpaid orders cancelled`);
      },
    },
  });
}
