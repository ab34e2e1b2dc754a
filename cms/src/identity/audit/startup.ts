import { dropTriggers } from '../../platform/sql/triggers';
import type { Startup } from '../../platform/startup';
import { auditPanel } from './auditPanel';
import { auditPanelUsers } from './auditPanelUsers';
import { addAuditTriggers, auditTriggers } from './auditTriggers';

export const audit: Startup = {
  // Wraps the guards of Strapi's user service, so that it logs no rejected change.
  after: ['panelLogin'],
  register(strapi) {
    dropTriggers(strapi, auditTriggers);
    auditPanel(strapi);
    auditPanelUsers(strapi);
  },
  bootstrap: addAuditTriggers,
};
