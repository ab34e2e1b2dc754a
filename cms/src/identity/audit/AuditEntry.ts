import type { AuditAction } from '../../generated/types';

export type AuditValue = string | number | boolean | null;

/** Without values if the field contains personal data: only the fact of the change is recorded. */
export interface AuditChange {
  field: string;
  before?: AuditValue;
  after?: AuditValue;
}

export interface AuditActor {
  /** Staff of the website, or a panel user. */
  kind: 'staff' | 'panel';
  /** The documentId of an account, or the row id of a panel user. */
  id: string;
  name: string;
  /** The `documentId` of the login, which is meaningless once the login has ended. */
  session: string | null;
  /** Half of the address: `203.113.x.x`. */
  network: string | null;
}

export interface AuditEntry {
  action: AuditAction;
  subject: { kind: string; id?: string | null; label?: string | null };
  /** Row id of the member it concerns. */
  userId?: number | null;
  changes?: readonly AuditChange[];
  reason?: string | null;
}
