import type { Core } from '@strapi/strapi';
import { cancelUnpaidRequests } from './cancelUnpaidRequests';
import { guardRenewals } from './guardRenewals';
import { addTasks } from '../../platform/clock/addTasks';

export function registerRenewals(strapi: Core.Strapi): void {
  guardRenewals(strapi);
  addTasks(strapi, {
    cancelUnpaidRequests: {
      options: { rule: '2-59/5 * * * *' },
      task: async () => {
        const cancelled = await cancelUnpaidRequests(strapi, new Date());
        if (cancelled > 0) strapi.log.info(`${cancelled} unpaid requests cancelled`);
      },
    },
  });
}
