import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { auditedTypes, writtenActions } from './auditedTypes';
import type { AuditAction } from '../../generated/types';
import type { AuditChange, AuditValue } from './AuditEntry';
import { panelAuditActor } from './actors';
import { writeAudit } from './writeAudit';
import { isRead } from '../../platform/panel-writes/guardRecords';

interface Attribute {
  type: string;
  visible?: boolean;
}

/** A record with the relations and components that `changesOf` compares. */
type Snapshot = Record<string, unknown>;

/** Strapi's own fields, and fields computed from others. */
const passedOver =
  /^(id|documentId|locale|localizations|(created|updated|published)(At|By)|.*Token.*|searchText|sortTitle|holderKey|idempotencyKey|requestHash|memberType|memberExpiresAt)$/;

const texts: readonly string[] = ['string', 'text', 'email', 'password', 'richtext', 'json'];

/** Includes fields with personal data, without their values. */
function changesOf(
  { attributes, personal }: { attributes: Readonly<Record<string, Attribute>>; personal: boolean },
  before: Snapshot | null,
  after: Snapshot | null,
): AuditChange[] {
  return comparedFields(attributes, personal).flatMap((field): AuditChange[] => {
    const [was, is] = [plain(before?.[field]), plain(after?.[field])];
    if (was === is) return [];
    const isPersonal = personal && texts.includes(attributes[field]?.type ?? '');
    return [isPersonal ? { field } : { field, before: was, after: is }];
  });
}

/** Terms store their type under the name that accounts use for the computed one. */
function comparedFields(
  attributes: Readonly<Record<string, Attribute>>,
  personal: boolean,
): string[] {
  const isAccount = 'password' in attributes;
  return Object.entries(attributes)
    .filter(([, { visible }]) => visible !== false)
    .map(([field]) => field)
    .filter((field) => !passedOver.test(field) || (field === 'memberType' && !isAccount))
    .filter((field) => !(personal && /^(actor|endActor|handledBy|sentBy)$/.test(field)));
}

/** Renders a related record by its identifying field; nested values become JSON without row ids. */
function plain(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  const { documentId, type } = value as { documentId?: string; type?: string };
  if (documentId !== undefined) return type ?? documentId;
  return JSON.stringify(value, (key, nested: unknown) => (key === 'id' ? undefined : nested));
}

const LOG = 'api::audit.audit-entry';

/**
 * Registered before all guards of records: rejected writes are then not logged, and additions of later
 * middleware are in the same transaction.
 */
export function auditPanel(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === LOG && !isRead(action)) {
      throw new errors.ForbiddenError('Nhật ký thao tác chỉ ghi thêm, không sửa hay xoá được.');
    }
    const type = auditedTypes[uid];
    const written = writtenActions[action];
    const actor = type && written ? panelAuditActor(strapi) : undefined;
    if (!type || !written || !actor) return next();
    const { documentId } = params as { documentId?: string };
    return strapi.db.transaction(async ({ trx }) => {
      const before = action === 'clone' ? null : await readRecord(strapi, uid, documentId);
      const done = await next();
      const id = before ? documentId : (done as { documentId?: string } | null)?.documentId;
      const after = await readRecord(strapi, uid, id);
      const { attributes } = strapi.contentType(uid);
      const changes = changesOf({ attributes, personal: type.personal }, before, after);
      if (changes.length === 0) return done;
      const record = after ?? before ?? {};
      await writeAudit(trx, actor, {
        action: actionOf(type.kind, type.status, written, changes),
        subject: { kind: type.kind, id, label: textOf(type.label && record[type.label]) },
        userId: rowIdOf(type.kind === 'account' ? record : record[type.member ?? '']),
        changes: changes.filter(({ field }) => !type.reason?.includes(field)),
        reason: (type.reason ?? []).map((field) => textOf(record[field])).find(Boolean),
      });
      return done;
    });
  });
}

function readRecord(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
): Promise<Snapshot | null> {
  if (documentId === undefined) return Promise.resolve(null);
  const attributes = strapi.contentType(uid).attributes as Record<
    string,
    { type: string; relation?: string; visible?: boolean }
  >;
  const nested = Object.keys(attributes).filter((field) => {
    const { type, relation } = attributes[field] ?? {};
    return type === 'component' || (type === 'relation' && relation === 'manyToOne');
  });
  const populate = Object.fromEntries(nested.map((field) => [field, true]));
  return strapi.db.query(uid).findOne({ where: { documentId }, populate });
}

function actionOf(
  kind: string,
  status: string | undefined,
  written: AuditAction,
  changes: readonly AuditChange[],
): AuditAction {
  const changed = (field: string) => changes.find((change) => change.field === field);
  if (kind === 'term') return written === 'record_created' ? 'term_added' : 'term_ended';
  if (written !== 'record_updated') return written;
  if (status !== undefined && changed(status)) return 'status_changed';
  const role = changed('role');
  if (kind !== 'account') return written;
  if (role?.after === 'staff') return 'staff_made';
  if (role?.before === 'staff') return 'staff_removed';
  const blocked = changed('blocked');
  if (blocked) return blocked.after === true ? 'account_blocked' : 'account_unblocked';
  return written;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const rowIdOf = (record: unknown): number | null => (record as { id?: number } | null)?.id ?? null;
