import type { Core } from '@strapi/strapi';
import { addTasks } from '../../platform/clock/addTasks';
import { guardTerms } from './guardTerms';
import { refreshMemberships } from './refreshMemberships';

export function registerMemberships(strapi: Core.Strapi): void {
  guardTerms(strapi);
  addTasks(strapi, {
    refreshMemberships: {
      options: { rule: '0 * * * *' },
      task: async () => {
        await refreshMemberships(strapi.db.connection, new Date());
      },
    },
  });
}
