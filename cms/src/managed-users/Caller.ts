import type { AuditActor } from '../audit/AuditEntry';

/** The member of staff who asks. */
export interface Caller {
  id: number;
  actor: AuditActor;
}
