import type { Core } from '@strapi/strapi';
import { auditPanel } from './auditPanel';
import { auditPanelUsers } from './auditPanelUsers';
import { dropAuditTriggers } from './auditTriggers';

export function registerAudit(strapi: Core.Strapi): void {
  dropAuditTriggers(strapi);
  auditPanel(strapi);
  auditPanelUsers(strapi);
}
