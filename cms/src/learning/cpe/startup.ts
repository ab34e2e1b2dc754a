import type { Startup } from '../../platform/startup';
import { addFirstDuties, guardDuties } from './duties';
import { tidyEvidence } from './evidence';

export const cpe: Startup = {
  after: ['audit'],
  register: guardDuties,
  tasks: {
    tidyCpeEvidence: { rule: '20 3 * * *', run: ({ db }, now) => tidyEvidence(db.connection, now) },
  },
  bootstrap: addFirstDuties,
};
