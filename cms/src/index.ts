import { registerBatches, stopBatches } from './membership/batches/workOnBatches';
import { addAuditTriggers } from './identity/audit/auditTriggers';
import { registerAudit } from './identity/audit/registerAudit';
import { buildFigures, registerFigures } from './commerce/analysis/figures/registerFigures';
import { addStaleTriggers } from './commerce/analysis/figures/staleTriggers';
import type { Core } from '@strapi/strapi';
import { registerAttendance } from './events/attendance/registerAttendance';
import { setAccountSettings } from './bootstrap/accountSettings';
import { addIndexes } from './bootstrap/indexes';
import { setPermissions } from './bootstrap/permissions';
import { removeTokens } from './bootstrap/removeTokens';
import { guardPanelPasswords } from './identity/auth/guardPanelPasswords';
import { registerLoginSessions } from './identity/auth/login-sessions/registerLoginSessions';
import { replacePanelLogin } from './identity/auth/panelLogin';
import { deleteOrphanedFactors } from './panel/second-factor/manageFactors';
import { requirePanelFactor } from './panel/second-factor/requirePanelFactor';
import { addSessionTriggers, dropSessionTriggers } from './identity/auth/sessionTriggers';
import { guardRelations } from './content/records/guardRelations';
import { maintainSearchColumns, repairSearchColumns } from './content/records/searchColumns';
import { fillLessonKeys, preserveLessonKeys } from './learning/library/lessonKeys';
import { addFirstDuties } from './learning/cpe/duties';
import { registerCpe } from './learning/cpe/registerCpe';
import { storeOwnersFiles, moveOwnersFiles } from './learning/library/ownersFiles';
import { preventSoldItemDeletion } from './commerce/ownership/preventSoldItemDeletion';
import { registerOrders } from './commerce/orders/registerOrders';
import { guardEmails } from './platform/outbox/guardEmails';
import { registerOutbox, startOutbox, stopOutbox } from './platform/outbox/registerOutbox';
import { backfillTransfers } from './commerce/payments/backfillTransfers';
import { guardTransactions } from './commerce/payments/guardTransactions';
import { cleanRecords } from './panel/setup/cleanRecords';
import { closeActions, closeRoutes } from './panel/setup/closeSettings';
import { disableActions } from './panel/setup/disableActions';
import { rejectPrivateQueries } from './panel/setup/rejectPrivateQueries';
import { setLayouts } from './panel/setup/setLayouts';
import { deleteAccounts } from './identity/personal-data/deleteAccounts';
import { preventAccountDeletion } from './identity/personal-data/preventAccountDeletion';
import { registerPersonalData } from './identity/personal-data/registerPersonalData';
import { setPanelRoles } from './panel/setup/setPanelRoles';
import { requireRemainingStaff } from './membership/managed-users/requireRemainingStaff';
import { refreshMemberships } from './membership/memberships/refreshMemberships';
import { registerMemberships } from './membership/memberships/registerMemberships';
import { recordVersions } from './panel/versions/recordVersions';
import { addWorkIndexes } from './commerce/staff-work/addWorkIndexes';
import { registerWaitingList } from './commerce/waiting-list/registerWaitingList';
import { registerPlans } from './panel/schedule/runPlans';
import { rejectFailedCommits } from './platform/sql/rejectFailedCommits';
import { waitWhileLocked } from './platform/sql/waitWhileLocked';
import { purgeContent } from './platform/purge/purgeContent';
import { purgeTags } from './platform/purge/purgeTags';
import { guardOptions } from './commerce/seats/guardOptions';
import { guardRefunds } from './commerce/refunds/guardRefunds';
import { registerReminders } from './membership/reminders/remindExpiring';
import { registerRenewals } from './membership/renewals/registerRenewals';
import { maintainSearchIndex, syncSearchIndex } from './content/search/maintainSearchIndex';
import { seed } from './seed';
import { addUserIndexes } from './membership/user-list/addUserIndexes';
import { dropMemberSearchTriggers } from './membership/user-list/memberSearch';
import { recordOldSlugs } from './content/slugs/recordOldSlugs';

interface Start {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Start) {
    rejectFailedCommits(strapi.db.connection);
    waitWhileLocked(strapi.db.connection);
    dropSessionTriggers(strapi);
    dropMemberSearchTriggers(strapi);
    registerFigures(strapi);
    // Registered outside all that validates or stores editors' content.
    cleanRecords(strapi);
    guardPanelPasswords(strapi);
    // Registered outside all guards.
    registerAudit(strapi);
    requireRemainingStaff(strapi);
    replacePanelLogin(strapi);
    requirePanelFactor(strapi);
    deleteOrphanedFactors(strapi);
    closeActions(strapi);
    closeRoutes(strapi);
    disableActions(strapi);
    rejectPrivateQueries(strapi);
    purgeContent(strapi);
    // Inside `purgeContent`: hosts are notified after the old slug is stored.
    recordOldSlugs(strapi);
    // Outside `recordVersions`: versions include the keys.
    preserveLessonKeys(strapi);
    recordVersions(strapi);
    registerPlans(strapi);
    guardRelations(strapi);
    guardOptions(strapi);
    preventSoldItemDeletion(strapi);
    preventAccountDeletion(strapi);
    registerOrders(strapi);
    guardTransactions(strapi);
    guardRefunds(strapi);
    registerMemberships(strapi);
    registerRenewals(strapi);
    registerReminders(strapi);
    registerBatches(strapi);
    registerCpe(strapi);
    registerAttendance(strapi);
    registerLoginSessions(strapi);
    registerPersonalData(strapi);
    guardEmails(strapi);
    registerOutbox(strapi);
    storeOwnersFiles(strapi);
    maintainSearchIndex(strapi);
    registerWaitingList(strapi);
  },

  async bootstrap({ strapi }: Start) {
    maintainSearchColumns(strapi);
    await addIndexes(strapi);
    await addWorkIndexes(strapi);
    await addUserIndexes(strapi);
    await addSessionTriggers(strapi);
    await addAuditTriggers(strapi);
    await addStaleTriggers(strapi);
    await backfillTransfers(strapi);
    await setPermissions(strapi);
    await removeTokens(strapi);
    await setAccountSettings(strapi);
    await setPanelRoles(strapi);
    await setLayouts(strapi);
    await addFirstDuties(strapi);
    await seed(strapi);
    await refreshMemberships(strapi.db.connection, new Date());
    await buildFigures(strapi);
    await fillLessonKeys(strapi);
    await repairSearchColumns(strapi);
    await syncSearchIndex(strapi);
    await moveOwnersFiles(strapi);
    // Runs plans that became due while no server ran.
    await deleteAccounts(strapi, new Date());
    await startOutbox(strapi);
    // Changes made at startup, e.g. by seeding, are purged all at once.
    purgeTags(['*']);
  },

  async destroy() {
    await stopBatches();
    await stopOutbox();
  },
};
