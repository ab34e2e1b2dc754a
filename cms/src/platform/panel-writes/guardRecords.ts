import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { HttpError } from '../errors/HttpError';
import { query } from '../sql/query';
import { actorName } from './actor';

/** An error that the panel displays beside a field. */
export const fieldError = (field: string, message: string): Error =>
  new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });

/** Whether an action of the Document Service only reads. */
export const isRead = (action: string): boolean =>
  ['findMany', 'findFirst', 'findOne', 'count'].includes(action);

interface PanelActor {
  by: ChangedBy;
  actor?: string;
}

interface GuardedRecords {
  uid: UID.ContentType;
  /** Child records, which cannot be written at all. */
  parts?: readonly string[];
  /** The status field and its column. */
  status: { field: string; table: string; column: string };
  /** Changes the status or throws an HttpError. Runs in the transaction of the panel's save. */
  move(documentId: string, to: unknown, actor: PanelActor): Promise<void>;
  /** Message for refused creation, copying and deletion. */
  closed: string;
}

/**
 * Protects records agreed with outside parties: through the Document Service, only the status, by its
 * rules, and `staffNote` can change, and nothing can be added or deleted.
 */
export function guardRecords(strapi: Core.Strapi, records: GuardedRecords): void {
  const { uid, parts = [], status, move, closed } = records;
  strapi.documents.use(async (context, next) => {
    if (isRead(context.action)) return next();
    if (parts.includes(context.uid)) throw new errors.ForbiddenError(closed);
    if (context.uid !== uid) return next();
    if (context.action !== 'update') throw new errors.ForbiddenError(closed);
    const { params } = context;
    const { documentId } = params;
    const { [status.field]: to, staffNote } = (params.data ?? {}) as Record<string, unknown>;
    return strapi.db.transaction(async ({ trx }) => {
      if (to !== undefined && to !== (await statusOf(trx, status, documentId))) {
        await move(documentId, to, panelActor(strapi)).catch(throwForPanel);
      }
      Object.assign(params, { data: staffNote === undefined ? {} : { staffNote } });
      return next();
    });
  });
}

async function statusOf(
  trx: Knex,
  { table, column }: GuardedRecords['status'],
  documentId: string,
): Promise<string | undefined> {
  const [row] = await query<{ status: string }>(
    trx,
    `select ${column} as status from ${table} where document_id = ?`,
    [documentId],
  );
  return row?.status;
}

function panelActor(strapi: Core.Strapi): PanelActor {
  const actor = actorName(strapi);
  return actor === undefined ? { by: 'system' } : { by: 'staff', actor };
}

/** The panel displays only messages of Strapi's own errors. */
function throwForPanel(error: unknown): never {
  if (error instanceof HttpError) throw new errors.ApplicationError(error.message, error.details);
  throw error;
}

export type ChangedBy = 'buyer' | 'staff' | 'system';
