import type { AuditChange, AuditValue } from './AuditEntry';

interface Attribute {
  type: string;
  visible?: boolean;
}

/** A record with the relations and components that `changesOf` compares. */
export type Snapshot = Record<string, unknown>;

/** Strapi's own fields, and fields computed from others. */
const passedOver =
  /^(id|documentId|locale|localizations|(created|updated|published)(At|By)|.*Token.*|searchText|sortTitle|holderKey|idempotencyKey|requestHash|memberType|memberExpiresAt)$/;

const texts: readonly string[] = ['string', 'text', 'email', 'password', 'richtext', 'json'];

/** Includes fields with personal data, without their values. */
export function changesOf(
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
