import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { documentColumns, newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, placeholders, query } from '../../platform/sql/query';
import { logSecurityEvent } from '../../platform/telemetry/securityEvent';
import { tables } from '../../platform/tables';
import type { AuditAction } from '../../generated/types';
import type { AuditActor, AuditEntry } from './AuditEntry';

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;
/** Sorts last in the panel's list of recent updates, which would otherwise show each edit twice. */
const NEVER = new Date(0);

/**
 * Call it in the transaction of the recorded change, so that both are stored or neither is. Do not call it in a
 * savepoint: releasing one is not a commit, so the entries would be logged even if the transaction were then rolled
 * back.
 */
export async function writeAudit(
  trx: Knex.Transaction,
  actor: AuditActor,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<void> {
  const now = new Date();
  const all = [entries].flat();
  for (let from = 0; from < all.length; from += BATCH) {
    const some = all.slice(from, from + BATCH);
    const members = await memberIds(trx, some);
    await insertRows(
      trx,
      'audit_entries',
      some.map(({ action, subject, userId, changes = [], reason }) => ({
        ...documentColumns(newDocumentId(), now),
        updated_at: NEVER,
        at: now,
        action,
        actor_kind: actor.kind,
        actor_id: actor.id,
        actor_name: actor.name,
        actor_session: actor.session,
        actor_network: actor.network,
        member_id: members.get(userId ?? 0) ?? null,
        subject_kind: subject.kind,
        subject_id: subject.id ?? null,
        subject_label: subject.label ?? null,
        changes: JSON.stringify(changes),
        reason: reason ?? null,
      })),
    );
  }
  void trx.executionPromise.then(
    () => logEntries(actor, all),
    // Nothing was done.
    () => undefined,
  );
}

const accountActions: readonly AuditAction[] = [
  'account_blocked',
  'account_unblocked',
  'accounts_merged',
  'staff_made',
  'staff_removed',
  'sessions_ended',
  'second_factor_set',
  'second_factor_replaced',
  'second_factor_reset',
  'passkey_added',
  'passkey_removed',
];

/** An import has thousands of entries. */
const MAX_LINES = 20;

/** A line for each entry; for each action and kind of record if there are many, as the table has each. */
function logEntries(actor: AuditActor, entries: readonly AuditEntry[]): void {
  // Some commands run without Strapi and its log; the table records what they did.
  const { strapi: server } = globalThis as { strapi?: Core.Strapi };
  if (!server) return;
  if (entries.length <= MAX_LINES) {
    for (const entry of entries) logEntry(server, actor, entry);
    return;
  }
  const groups = new Map<string, { entry: AuditEntry; count: number }>();
  for (const { action, subject } of entries) {
    const { kind } = subject;
    const group = groups.get(`${action} ${kind}`) ?? {
      entry: { action, subject: { kind } },
      count: 0,
    };
    groups.set(`${action} ${kind}`, { ...group, count: group.count + 1 });
  }
  for (const { entry, count } of groups.values()) logEntry(server, actor, entry, count);
}

/** Omits names, values and reasons, which may be personal data; the table has them. */
function logEntry(
  server: Core.Strapi,
  actor: AuditActor,
  { action, subject }: AuditEntry,
  count?: number,
): void {
  const isOfAccount =
    accountActions.includes(action) || /^(account|panel_user)$/.test(subject.kind);
  const times = count === undefined ? '' : `, ${count} times`;
  logSecurityEvent(server, `Audit: ${action} by ${actor.kind} ${actor.id}${times}`, {
    action,
    category: isOfAccount ? 'iam' : 'database',
    type: action === 'exported' ? 'access' : 'change',
    outcome: 'success',
    account: actor.id,
    target: [subject.kind, subject.id].filter(Boolean).join(' '),
    count,
    client: actor.network ?? undefined,
  });
}

async function memberIds(
  trx: Knex,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(entries.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await query<{ id: number; document_id: string }>(
    trx,
    `select id, document_id from ${tables.users} where id in (${placeholders(ids.length)})`,
    ids,
  );
  return new Map(rows.map(({ id, document_id: documentId }) => [Number(id), documentId]));
}
