import type { Core } from '@strapi/strapi';
import { addTasks } from '../../platform/clock/addTasks';
import { settleEnded } from './check-in/settleAttendance';

export function registerAttendance(strapi: Core.Strapi): void {
  addTasks(strapi, {
    settleAttendance: {
      options: { rule: '40 */5 * * * *' },
      task: async () => {
        const settled = await settleEnded(strapi, new Date());
        if (settled > 0) strapi.log.info(`Attendance of ${settled} tickets settled`);
      },
    },
  });
}
