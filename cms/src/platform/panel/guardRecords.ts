import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { Fault } from '../errors/Fault';
import { query } from '../sql/query';
import { actorName } from './actor';
import type { ChangedBy } from './ChangedBy';

const READS: readonly string[] = ['findMany', 'findFirst', 'findOne', 'count'];

/** Who works in the admin panel; nobody where a program calls the Document Service. */
export interface PanelActor {
  by: ChangedBy;
  /** The name of the member of staff. */
  actor?: string;
}

interface GuardedRecords {
  uid: UID.ContentType;
  /** Records that belong to one and cannot be written at all. */
  parts?: readonly string[];
  /** The field that holds the status, and where the database keeps it. */
  status: { field: string; table: string; column: string };
  /** Moves a record to another status, or throws a Fault. Called in the transaction of the panel's save. */
  move(documentId: string, to: unknown, actor: PanelActor): Promise<void>;
  /** Why records are neither added, copied nor deleted. */
  closed: string;
}

/**
 * Keeps records that were agreed with somebody outside as they are: in the admin panel, and wherever else
 * the Document Service is called, their status moves by its rules and their `staffNote` may be written;
 * nothing else of them can be changed, and none can be added or deleted.
 */
export function guardRecords(strapi: Core.Strapi, records: GuardedRecords): void {
  const { uid, parts = [], status, move, closed } = records;
  strapi.documents.use(async (context, next) => {
    if (READS.includes(context.action)) return next();
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

/** The admin panel shows the words of Strapi's own errors only. */
function throwForPanel(error: unknown): never {
  if (error instanceof Fault) throw new errors.ApplicationError(error.message, error.details);
  throw error;
}
