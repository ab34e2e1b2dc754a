import type { Startup } from '../../platform/startup';
import { guardTerms } from './guardTerms';
import { refreshMemberships } from './refreshMemberships';

export const memberships: Startup = {
  after: ['audit', 'seed'],
  register: guardTerms,
  tasks: {
    refreshMemberships: {
      rule: '0 * * * *',
      run: ({ db }, now) => refreshMemberships(db.connection, now),
    },
  },
  bootstrap: ({ db }) => refreshMemberships(db.connection, new Date()),
};
