import type { Startup } from '../../platform/startup';
import { settleEnded } from './check-in/settleAttendance';

export const attendance: Startup = {
  tasks: {
    settleAttendance: {
      rule: '40 */5 * * * *',
      run: settleEnded,
      report: (count) => `Attendance of ${count} tickets settled`,
    },
  },
};
