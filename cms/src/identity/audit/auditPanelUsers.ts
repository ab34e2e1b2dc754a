import type { Core } from '@strapi/strapi';
import type { AuditAction } from '../../generated/types';
import type { AuditChange, AuditValue } from './AuditEntry';
import { panelAuditActor } from './actors';
import { writeAudit } from './writeAudit';

interface PanelUser {
  id: number;
}

type Fields = Record<string, unknown>;

interface PanelUsers {
  create(fields: Fields): Promise<PanelUser>;
  updateById(id: number, fields: Fields): Promise<PanelUser>;
  deleteById(id: number): Promise<unknown>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
}

/**
 * Logs changes of panel users and roles, which Strapi's own service makes. Registered after
 * the other guards of that service.
 */
export function auditPanelUsers(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user') as PanelUsers;
  const { create, updateById, deleteById, deleteByIds } = users;

  const audited = async <Done>(
    work: () => Promise<Done>,
    entriesOf: (done: Done) => readonly { id: number; action: AuditAction; fields: Fields }[],
  ): Promise<Done> => {
    const actor = panelAuditActor(strapi);
    if (!actor) return work();
    return await strapi.db.transaction(async ({ trx }) => {
      const done = await work();
      const entries = entriesOf(done).map(({ id, action, fields }) => ({
        action,
        subject: { kind: 'panel_user', id: String(id) },
        changes: Object.entries(fields).map(changeOf),
      }));
      if (entries.length > 0) await writeAudit(trx, actor, entries);
      return done;
    });
  };

  users.create = (fields) =>
    audited(
      () => create(fields),
      ({ id }) => [{ id, action: 'record_created', fields }],
    );
  users.updateById = (id, fields) =>
    audited(
      () => updateById(id, fields),
      () => [{ id, action: 'record_updated', fields }],
    );
  users.deleteById = (id) =>
    audited(
      () => deleteById(id),
      () => [{ id, action: 'record_deleted', fields: {} }],
    );
  users.deleteByIds = (ids) =>
    audited(
      () => deleteByIds(ids),
      () => ids.map((id) => ({ id, action: 'record_deleted' as const, fields: {} })),
    );
}

function changeOf([field, value]: [string, unknown]): AuditChange {
  return field === 'roles' || field === 'isActive'
    ? { field, after: typeof value === 'boolean' ? value : (JSON.stringify(value) as AuditValue) }
    : { field };
}
