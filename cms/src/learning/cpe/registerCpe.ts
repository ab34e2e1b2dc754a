import type { Core } from '@strapi/strapi';
import { addTasks } from '../../platform/clock/addTasks';
import { guardDuties } from './duties';
import { tidyEvidence } from './evidence';

export function registerCpe(strapi: Core.Strapi): void {
  guardDuties(strapi);
  addTasks(strapi, {
    tidyCpeEvidence: {
      options: { rule: '20 3 * * *' },
      task: () => tidyEvidence(strapi.db.connection, new Date()),
    },
  });
}
