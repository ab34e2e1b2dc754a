import type { Core } from '@strapi/strapi';
import { securityEvents } from './metrics';

/** A security event in the terms of the Elastic Common Schema. */
export interface SecurityEvent {
  /** What was done or tried, e.g. `login`, `staff_made`. */
  action: string;
  /** `authentication`: logins; `iam`: accounts and their rights; the others as named. */
  category: 'authentication' | 'iam' | 'configuration' | 'database' | 'web';
  type: 'start' | 'access' | 'change' | 'denied' | 'info';
  outcome: 'success' | 'failure';
  reason?: string | undefined;
  /** The documentId of the acting account. */
  account?: string | undefined;
  /** The kind and id of the affected record; the kind of several. */
  target?: string | undefined;
  /** How many records one line reports; 1 by default. */
  count?: number | undefined;
  /** Address or network. */
  client?: string | undefined;
}

/** Counts an event that is not logged, because the log is limited. */
export function countSecurityEvent({ action, outcome, count = 1 }: SecurityEvent): void {
  securityEvents.inc({ action, outcome }, count);
}

/**
 * Logs an event with the fields that a SIEM reads (`event.kind`, `event.action`, …).
 *
 * @param message must not contain user input
 */
export function logSecurityEvent(
  { log }: Pick<Core.Strapi, 'log'>,
  message: string,
  event: SecurityEvent,
): void {
  countSecurityEvent(event);
  const { action, category, type, outcome, reason, account, target, count, client } = event;
  log[outcome === 'success' ? 'info' : 'warn'](message, {
    'event.dataset': 'security',
    'event.kind': 'event',
    'event.category': [category],
    'event.type': [type],
    'event.action': action,
    'event.outcome': outcome,
    ...(reason !== undefined && { 'event.reason': reason }),
    ...(account !== undefined && { 'user.id': account }),
    ...(target !== undefined && { 'labels.target': target }),
    ...(count !== undefined && { 'labels.count': count }),
    ...(client !== undefined && { 'source.address': client }),
  });
}
