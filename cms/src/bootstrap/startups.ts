import { warnOfUntrustedProxy } from '../platform/limits/warnOfUntrustedProxy';
import { stopGracefully } from '../platform/lifecycle/serverLifecycle';
import { watchDatabase } from '../platform/outages/watchDatabase';
import { purgeTags } from '../platform/purge/purgeTags';
import { limitWaits, servingLimits } from '../platform/sql/limitWaits';
import { rejectFailedCommits } from '../platform/sql/rejectFailedCommits';
import { waitWhileLocked } from '../platform/sql/waitWhileLocked';
import { storeLibraryFiles } from '../extensions/upload/libraryProvider';
import { checkStorage, checkStorageOnce } from '../platform/files/checkStorage';
import type { Startup } from '../platform/startup';
import { trustPublicUrl } from '../platform/trustPublicUrl';
import { seed as addSamples } from '../seed';
import { addIndexes, omitIndexes } from './indexes';
import { removeTokens, setAccountSettings, setPermissions } from './settings';
import { refreshFigures } from '../commerce/analysis/figures/refreshFigures';
import { addStaleTriggers } from '../commerce/analysis/figures/staleTriggers';
import {
  buildFigures,
  dropStaleTriggers,
  repairFigures,
} from '../commerce/analysis/figures/startup';
import { guardDiscounts } from '../commerce/discounts/guardDiscounts';
import { cancelUnpaidOrders, guardOptionKeys, guardOrders } from '../commerce/orders/startup';
import { preventSoldItemDeletion } from '../commerce/ownership/ownership';
import { backfillTransfers, guardTransactions } from '../commerce/payments/startup';
import { guardRefunds } from '../commerce/refunds/guardRefunds';
import { guardOptions } from '../commerce/seats/guardOptions';
import { addWorkIndexes, readWorkGauges } from '../commerce/staff-work/listWork';
import { maintainLines } from '../commerce/waiting-list/maintainLines';
import { guardEntries, offerAddedSeats } from '../commerce/waiting-list/startup';
import { guardTestimonials } from '../content/institute/guardTestimonials';
import { requirePictureTexts } from '../content/pictures/requirePictureTexts';
import { guardRelations } from '../content/records/guardRelations';
import { maintainSearchColumns, repairSearchColumns } from '../content/records/searchColumns';
import { maintainSearchIndex, syncSearchIndex } from '../content/search/maintainSearchIndex';
import { recordOldSlugs } from '../content/slugs/oldSlugs';
import { settleEnded } from '../events/attendance/check-in/settleAttendance';
import { remindAttendees } from '../events/event-reminders/remindAttendees';
import { auditPanel } from '../identity/audit/auditPanel';
import { auditPanelUsers } from '../identity/audit/auditPanelUsers';
import { addAuditTriggers, auditTriggers } from '../identity/audit/startup';
import { addSessionTriggers, sessionTriggers } from '../identity/auth/sessionTriggers';
import { acceptOlderKeys } from '../identity/auth/tokenKeys';
import { deleteEndedSessions } from '../identity/auth/login-sessions/loginSessions';
import { deleteAccounts, refuseDeletions } from '../identity/personal-data/deleteAccounts';
import { addFirstDuties, guardDuties } from '../learning/cpe/duties';
import { tidyEvidence } from '../learning/cpe/evidence';
import { fillLessonKeys, preserveLessonKeys } from '../learning/library/lessonKeys';
import { sweepOwnersFiles } from '../learning/library/moveOwnersFiles';
import { makePrivate, storeOwnersFiles } from '../learning/library/ownersFiles';
import { dropDrafts, stopWorking, workOnBatches } from '../membership/batches/workOnBatches';
import { requireRemainingStaff } from '../membership/managed-users/requireRemainingStaff';
import { guardTerms } from '../membership/memberships/guardTerms';
import { refreshMemberships } from '../membership/memberships/refreshMemberships';
import { remindExpiring } from '../membership/reminders/remindExpiring';
import { cancelUnpaidRequests, guardRenewals } from '../membership/renewals/startup';
import { memberTriggers, addUserIndexes } from '../membership/user-list/memberSearch';
import { guardPanelPasswords } from '../panel/login/guardPanelPasswords';
import { replacePanelLogin } from '../panel/login/panelLogin';
import { runPlans } from '../panel/schedule/runPlans';
import { deleteOrphanedFactors } from '../panel/second-factor/manageFactors';
import { requirePanelFactor } from '../panel/second-factor/requirePanelFactor';
import { cleanRecords } from '../panel/setup/cleanRecords';
import { closeRegistration } from '../panel/setup/closeRegistration';
import { readNewestBackup } from '../operations/backup/readNewestBackup';
import { deleteExpired } from '../operations/retention/deleteExpired';
import { closeActions, closeRoutes, disableActions } from '../panel/setup/closeSettings';
import { rejectPrivateQueries } from '../panel/setup/rejectPrivateQueries';
import { setLayouts } from '../panel/setup/setLayouts';
import { setPanelRoles } from '../panel/setup/setPanelRoles';
import { recordVersions } from '../panel/versions/recordVersions';
import {
  guardEmails,
  purgeOldEmails,
  startOutbox,
  stopOutbox,
  tidyOutbox,
  wakeOutbox,
} from '../platform/outbox/startup';
import { purgeContent } from '../platform/purge/purgeContent';
import { dropTriggers } from '../platform/sql/triggers';
import { readOutboxGauges } from '../platform/outbox/outboxGauges';
import { startMetrics, stopMetrics } from '../platform/telemetry/startup';
import { VIETNAM_ZONE } from '@iia/shared/dates';

/**
 * What each module does when the server starts and stops, and its scheduled tasks. In any order: each
 * starts after what its `after` lists. A command runs `register` only (`platform/commandMode.ts`).
 */
export const startups: Readonly<Record<string, Startup>> = {
  analysis: {
    register: dropStaleTriggers,
    tasks: {
      // So that the first reader after a busy day does not wait for it.
      refreshFigures: { rule: '*/10 * * * *', run: refreshFigures },
      checkFigures: { rule: '20 3 * * *', tz: VIETNAM_ZONE, run: repairFigures },
    },
    bootstrap: addStaleTriggers,
  },
  attendance: {
    tasks: {
      settleAttendance: {
        rule: '40 */5 * * * *',
        run: settleEnded,
        report: (count) => `Attendance of ${count} tickets settled`,
      },
    },
  },
  audit: {
    // Wraps the guards of Strapi's user service, so that it logs no rejected change.
    after: ['panelLogin'],
    register(strapi) {
      dropTriggers(strapi, auditTriggers);
      auditPanel(strapi);
      auditPanelUsers(strapi);
    },
    bootstrap: addAuditTriggers,
  },
  auth: {
    register(strapi) {
      dropTriggers(strapi, sessionTriggers);
      acceptOlderKeys(strapi);
    },
    tasks: {
      forgetEndedSessions: { rule: '10 3 * * *', tz: VIETNAM_ZONE, run: deleteEndedSessions },
    },
    bootstrap: addSessionTriggers,
  },
  batches: {
    // Stops first, since its accounts write emails.
    after: ['outbox'],
    tasks: {
      workOnBatches: { rule: '*/10 * * * * *', run: workOnBatches },
      dropDrafts: { rule: '50 3 * * *', tz: VIETNAM_ZONE, run: dropDrafts },
    },
    destroy: stopWorking,
  },
  cpe: {
    after: ['audit'],
    register: guardDuties,
    tasks: {
      tidyCpeEvidence: {
        rule: '20 3 * * *',
        run: ({ db }, now) => tidyEvidence(db.connection, now),
      },
    },
    bootstrap: addFirstDuties,
  },
  database: {
    register(strapi) {
      rejectFailedCommits(strapi.db.connection);
      waitWhileLocked(strapi.db.connection);
      watchDatabase(strapi);
      omitIndexes(strapi);
    },
    bootstrap: addIndexes,
  },
  discounts: { after: ['audit'], register: guardDiscounts },
  files: {
    register: storeLibraryFiles,
    tasks: {
      // A server that starts while the storage is unavailable has not yet checked that the bucket is private.
      checkStorage: { rule: '50 * * * * *', run: checkStorageOnce },
    },
    bootstrap: checkStorage,
  },
  eventReminders: {
    tasks: {
      remindAttendees: {
        rule: '15 */10 * * * *',
        run: remindAttendees,
        report: (count) => `${count} attendees reminded of their events`,
      },
    },
  },
  figures: {
    // The triggers have recorded what these changed.
    after: ['analysis', 'seed', 'memberships'],
    bootstrap: buildFigures,
  },
  firstPurge: {
    // Purges what these changed all at once.
    after: [
      'figures',
      'lessonKeys',
      'memberships',
      'ownersFiles',
      'personalData',
      'search',
      'seed',
    ],
    bootstrap: () => purgeTags(['*']),
  },
  lessonKeys: {
    after: ['audit', 'seed'],
    register: preserveLessonKeys,
    bootstrap: fillLessonKeys,
  },
  lifecycle: { registerServer: stopGracefully },
  managedUsers: { after: ['audit'], register: requireRemainingStaff },
  memberships: {
    after: ['audit', 'seed'],
    register: guardTerms,
    tasks: {
      refreshMemberships: {
        rule: '0 * * * *',
        run: ({ db }, now) => refreshMemberships(db.connection, now),
      },
    },
    bootstrap: ({ db }) => refreshMemberships(db.connection, new Date()),
  },
  orders: {
    after: ['audit'],
    register(strapi) {
      guardOrders(strapi);
      guardOptionKeys(strapi);
    },
    tasks: {
      cancelUnpaidOrders: {
        rule: '*/5 * * * *',
        run: cancelUnpaidOrders,
        report: (count) => `${count} unpaid orders cancelled`,
      },
    },
  },
  outbox: {
    // Sends once the database is complete.
    after: ['audit', 'figures', 'lessonKeys', 'ownersFiles', 'personalData', 'search', 'seed'],
    register: guardEmails,
    tasks: {
      sendEmails: { rule: '*/5 * * * * *', run: wakeOutbox },
      expireEmails: { rule: '20 * * * * *', run: tidyOutbox },
      purgeEmails: {
        rule: '40 3 * * *',
        tz: VIETNAM_ZONE,
        run: purgeOldEmails,
      },
    },
    bootstrap: startOutbox,
    destroy: stopOutbox,
  },
  ownersFiles: {
    // Files become private before hosts are notified, and within the transactions that record slugs and the search index.
    after: ['files', 'purge', 'search', 'seed', 'slugs'],
    register: storeOwnersFiles,
    tasks: {
      sweepOwnersFiles: { rule: '*/15 * * * *', run: sweepOwnersFiles },
    },
    bootstrap: makePrivate,
  },
  ownership: { after: ['audit'], register: preventSoldItemDeletion },
  /** Comes before all that validates or stores editors' content, which it cleans. */
  panel: {
    register(strapi) {
      cleanRecords(strapi);
      closeActions(strapi);
      closeRegistration(strapi);
      closeRoutes(strapi);
      disableActions(strapi);
      rejectPrivateQueries(strapi);
    },
    async bootstrap(strapi) {
      await setPanelRoles(strapi);
      await setLayouts(strapi);
    },
  },
  panelLogin: {
    // A password is compared with the cleaned name and address.
    after: ['panel'],
    register(strapi) {
      guardPanelPasswords(strapi);
      replacePanelLogin(strapi);
    },
  },
  payments: {
    after: ['audit', 'database'],
    register: guardTransactions,
    bootstrap: backfillTransfers,
  },
  personalData: {
    // Deletes accounts that became due while no server ran, once triggers and figures see it.
    after: ['seed', 'figures'],
    register: refuseDeletions,
    tasks: {
      deleteAccounts: {
        rule: '30 * * * *',
        run: deleteAccounts,
        report: (count) => `${count} accounts deleted at their owners' request`,
      },
    },
    bootstrap: (strapi) => deleteAccounts(strapi, new Date()),
  },
  pictures: { after: ['audit'], register: requirePictureTexts },
  proxies: { register: trustPublicUrl, bootstrap: warnOfUntrustedProxy },
  purge: { after: ['audit'], register: purgeContent },
  refunds: { after: ['audit'], register: guardRefunds },
  relations: { after: ['audit'], register: guardRelations },
  reminders: {
    tasks: {
      remindExpiring: {
        rule: '0 8 * * *',
        tz: VIETNAM_ZONE,
        run: remindExpiring,
        report: (count) => `${count} members reminded that their membership ends`,
      },
    },
  },
  renewals: {
    after: ['audit'],
    register: guardRenewals,
    tasks: {
      cancelUnpaidRequests: {
        rule: '2-59/5 * * * *',
        run: cancelUnpaidRequests,
        report: (count) => `${count} unpaid requests cancelled`,
      },
    },
  },
  retention: {
    tasks: {
      deleteExpiredRows: {
        rule: '30 2 * * *',
        tz: VIETNAM_ZONE,
        run: ({ db }, now) => deleteExpired(db.connection, now),
        report: (count) => `${count} rows past their retention deleted`,
      },
    },
  },
  schedule: {
    tasks: {
      runPlans: {
        rule: '*/5 * * * * *',
        run: runPlans,
        report: (count) => `${count} scheduled changes applied`,
      },
    },
  },
  search: {
    // Hosts are notified after the transaction that indexes a change.
    after: ['purge', 'searchColumns'],
    register: maintainSearchIndex,
    bootstrap: syncSearchIndex,
  },
  searchColumns: {
    after: ['seed'],
    register: maintainSearchColumns,
    bootstrap: repairSearchColumns,
  },
  seats: { after: ['audit'], register: guardOptions },
  secondFactor: {
    // A user's factor is deleted in the transaction that logs the user's deletion.
    after: ['audit'],
    register(strapi) {
      requirePanelFactor(strapi);
      deleteOrphanedFactors(strapi);
    },
  },
  seed: {
    // Sample records are written with roles, indexes and triggers, like all later ones.
    after: [
      'analysis',
      'audit',
      'auth',
      'cpe',
      'database',
      'files',
      'payments',
      'settings',
      'staffWork',
      'userList',
    ],
    bootstrap: (strapi) => addSamples(strapi),
  },
  settings: {
    async bootstrap(strapi) {
      await setPermissions(strapi);
      await removeTokens(strapi);
      await setAccountSettings(strapi);
    },
  },
  slugs: {
    // Hosts are notified after the old slug is stored.
    after: ['purge'],
    register: recordOldSlugs,
  },
  staffWork: { bootstrap: addWorkIndexes },
  telemetry: {
    // Its scrapes read the indexes of `staffWork`.
    after: ['staffWork'],
    bootstrap: (strapi) =>
      startMetrics(strapi, [readOutboxGauges, readWorkGauges], readNewestBackup),
    destroy: stopMetrics,
  },
  testimonials: { after: ['audit'], register: guardTestimonials },
  userList: {
    after: ['database'],
    register: (strapi) => dropTriggers(strapi, memberTriggers),
    bootstrap: addUserIndexes,
  },
  waits: {
    // Migrations and the first figures may take longer.
    after: ['firstPurge'],
    bootstrap: ({ db }) => limitWaits(db.connection, servingLimits),
  },
  versions: {
    // Versions include the keys.
    after: ['audit', 'lessonKeys'],
    register: recordVersions,
  },
  waitingList: {
    // What these do after an editor's change runs outside the transaction that offers its seats.
    after: ['audit', 'purge', 'slugs', 'versions', 'ownersFiles', 'search'],
    register(strapi) {
      guardEntries(strapi);
      offerAddedSeats(strapi);
    },
    tasks: {
      maintainWaitingLists: {
        rule: '10 * * * * *',
        run: maintainLines,
        report: (count) => `${count} waiting lists updated`,
      },
    },
  },
};
