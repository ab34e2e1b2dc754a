import { registerBatches, stopBatches } from './batches/workOnBatches';
import { addAuditTriggers } from './audit/auditTriggers';
import { registerAudit } from './audit/registerAudit';
import { buildFigures, registerFigures } from './analysis/figures/registerFigures';
import { addStaleTriggers } from './analysis/figures/staleTriggers';
import type { Core } from '@strapi/strapi';
import { registerAttendance } from './attendance/registerAttendance';
import { setAccountSettings } from './bootstrap/accountSettings';
import { addIndexes } from './bootstrap/indexes';
import { setPermissions } from './bootstrap/permissions';
import { removeTokens } from './bootstrap/removeTokens';
import { guardPanelPasswords } from './auth/guardPanelPasswords';
import { registerLoginSessions } from './auth/login-sessions/registerLoginSessions';
import { replacePanelLogin } from './auth/panelLogin';
import { deleteOrphanedFactors } from './panel-factor/manageFactors';
import { requirePanelFactor } from './panel-factor/requirePanelFactor';
import { addSessionTriggers, dropSessionTriggers } from './auth/sessionTriggers';
import { guardRelations } from './content/guardRelations';
import { maintainSearchColumns, repairSearchColumns } from './content/searchColumns';
import { fillLessonKeys, preserveLessonKeys } from './library/lessonKeys';
import { addFirstDuties } from './cpe/duties';
import { registerCpe } from './cpe/registerCpe';
import { storeOwnersFiles, moveOwnersFiles } from './library/ownersFiles';
import { preventSoldItemDeletion } from './ownership/preventSoldItemDeletion';
import { registerOrders } from './orders/registerOrders';
import { guardEmails } from './outbox/guardEmails';
import { registerOutbox, startOutbox, stopOutbox } from './outbox/registerOutbox';
import { backfillTransfers } from './payments/backfillTransfers';
import { guardTransactions } from './payments/guardTransactions';
import { cleanRecords } from './panel/cleanRecords';
import { closeActions, closeRoutes } from './panel/closeSettings';
import { disableActions } from './panel/disableActions';
import { rejectPrivateQueries } from './panel/rejectPrivateQueries';
import { setLayouts } from './panel/setLayouts';
import { deleteAccounts } from './personal-data/deleteAccounts';
import { preventAccountDeletion } from './personal-data/preventAccountDeletion';
import { registerPersonalData } from './personal-data/registerPersonalData';
import { setPanelRoles } from './panel/setPanelRoles';
import { requireRemainingStaff } from './managed-users/requireRemainingStaff';
import { refreshMemberships } from './memberships/refreshMemberships';
import { registerMemberships } from './memberships/registerMemberships';
import { recordVersions } from './versions/recordVersions';
import { addWorkIndexes } from './staff-work/addWorkIndexes';
import { registerWaitingList } from './waiting-list/registerWaitingList';
import { registerPlans } from './schedule/runPlans';
import { rejectFailedCommits } from './platform/sql/rejectFailedCommits';
import { waitWhileLocked } from './platform/sql/waitWhileLocked';
import { purgeContent } from './platform/purge/purgeContent';
import { purgeTags } from './platform/purge/purgeTags';
import { guardOptions } from './seats/guardOptions';
import { guardRefunds } from './refunds/guardRefunds';
import { registerReminders } from './reminders/remindExpiring';
import { registerRenewals } from './renewals/registerRenewals';
import { maintainSearchIndex, syncSearchIndex } from './search/maintainSearchIndex';
import { seed } from './seed';
import { addUserIndexes } from './user-list/addUserIndexes';
import { dropMemberSearchTriggers } from './user-list/memberSearch';
import { recordOldSlugs } from './slugs/recordOldSlugs';

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
