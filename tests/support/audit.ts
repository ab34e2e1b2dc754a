import type { TestApi } from './startApi';

export interface LoggedEntry {
  action: string;
  actor_kind: string;
  actor_id: string;
  actor_name: string;
  actor_session: string | null;
  subject_kind: string;
  subject_label: string | null;
  reason: string | null;
  changes: object[];
}

/** The audit log of a member or a subject, by its documentId, oldest first. */
export async function auditOf(api: TestApi, id: string | undefined): Promise<LoggedEntry[]> {
  type Row = Omit<LoggedEntry, 'changes'> & { changes: string | object[] };
  const rows = await api.sql<Row>(
    'select * from audit_entries where member_id = ? or subject_id = ? order by id',
    [id, id],
  );
  return rows.map(({ changes, ...row }) => ({
    ...row,
    changes: typeof changes === 'string' ? (JSON.parse(changes) as object[]) : changes,
  }));
}

export const actionsOf = async (api: TestApi, id: string | undefined): Promise<string[]> =>
  (await auditOf(api, id)).map(({ action }) => action);

/** The kinds of a member's notifications, oldest first. */
export async function notifiedKinds(api: TestApi, { id }: { id: number }): Promise<string[]> {
  const rows = await api.sql<{ kind: string }>(
    'select kind from notifications where user_id = ? order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
}
