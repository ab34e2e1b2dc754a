import type { Core } from '@strapi/strapi';
import { addTasks } from '../../platform/clock/addTasks';
import { deleteAccounts } from './deleteAccounts';

export function registerPersonalData(strapi: Core.Strapi): void {
  addTasks(strapi, {
    deleteAccounts: {
      options: { rule: '30 * * * *' },
      task: async () => {
        const deleted = await deleteAccounts(strapi, new Date());
        if (deleted > 0) strapi.log.info(`${deleted} accounts deleted at their owners' request`);
      },
    },
  });
}
