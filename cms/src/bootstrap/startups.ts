import { analysis, figures } from '../commerce/analysis/figures/startup';
import { discounts } from '../commerce/discounts/guardDiscounts';
import { orders } from '../commerce/orders/startup';
import { ownership } from '../commerce/ownership/preventSoldItemDeletion';
import { payments } from '../commerce/payments/startup';
import { refunds } from '../commerce/refunds/guardRefunds';
import { seats } from '../commerce/seats/guardOptions';
import { staffWork } from '../commerce/staff-work/startup';
import { waitingList } from '../commerce/waiting-list/startup';
import { relations } from '../content/records/guardRelations';
import { searchColumns } from '../content/records/searchColumns';
import { search } from '../content/search/maintainSearchIndex';
import { slugs } from '../content/slugs/recordOldSlugs';
import { attendance } from '../events/attendance/startup';
import { audit } from '../identity/audit/startup';
import { auth } from '../identity/auth/startup';
import { personalData } from '../identity/personal-data/startup';
import { cpe } from '../learning/cpe/startup';
import { lessonKeys } from '../learning/library/lessonKeys';
import { ownersFiles } from '../learning/library/ownersFiles';
import { batches } from '../membership/batches/workOnBatches';
import { managedUsers } from '../membership/managed-users/requireRemainingStaff';
import { memberships } from '../membership/memberships/startup';
import { reminders } from '../membership/reminders/remindExpiring';
import { renewals } from '../membership/renewals/startup';
import { userList } from '../membership/user-list/startup';
import { schedule } from '../panel/schedule/runPlans';
import { secondFactor } from '../panel/second-factor/requirePanelFactor';
import { panelLogin } from '../panel/login/startup';
import { panel } from '../panel/setup/startup';
import { versions } from '../panel/versions/recordVersions';
import { outbox } from '../platform/outbox/startup';
import { purge } from '../platform/purge/purgeContent';
import { purgeTags } from '../platform/purge/purgeTags';
import { rejectFailedCommits } from '../platform/sql/rejectFailedCommits';
import { waitWhileLocked } from '../platform/sql/waitWhileLocked';
import type { Startup } from '../platform/startup';
import { seed as addSamples } from '../seed';
import { addIndexes } from './indexes';
import { removeTokens, setAccountSettings, setPermissions } from './settings';

const database: Startup = {
  register({ db }) {
    rejectFailedCommits(db.connection);
    waitWhileLocked(db.connection);
  },
  bootstrap: addIndexes,
};

const settings: Startup = {
  async bootstrap(strapi) {
    await setPermissions(strapi);
    await removeTokens(strapi);
    await setAccountSettings(strapi);
  },
};

const seed: Startup = {
  // Sample records are written with roles, indexes and triggers, like all later ones.
  after: [
    'analysis',
    'audit',
    'auth',
    'cpe',
    'database',
    'payments',
    'settings',
    'staffWork',
    'userList',
  ],
  bootstrap: (strapi) => addSamples(strapi),
};

const firstPurge: Startup = {
  // Purges what these changed all at once.
  after: ['figures', 'lessonKeys', 'memberships', 'ownersFiles', 'personalData', 'search', 'seed'],
  bootstrap: () => purgeTags(['*']),
};

/** In any order: each starts after what its `after` lists. */
export const startups: Readonly<Record<string, Startup>> = {
  analysis,
  attendance,
  audit,
  auth,
  batches,
  cpe,
  database,
  discounts,
  figures,
  firstPurge,
  lessonKeys,
  managedUsers,
  memberships,
  orders,
  outbox,
  ownersFiles,
  ownership,
  panel,
  panelLogin,
  payments,
  personalData,
  purge,
  refunds,
  relations,
  reminders,
  renewals,
  schedule,
  search,
  searchColumns,
  seats,
  secondFactor,
  seed,
  settings,
  slugs,
  staffWork,
  userList,
  versions,
  waitingList,
};
