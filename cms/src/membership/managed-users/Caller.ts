import type { AuditActor } from '../../identity/audit/AuditEntry';

/** The staff member who makes the call. */
export interface Caller {
  id: number;
  actor: AuditActor;
}
