import type { Core } from '@strapi/strapi';
import { ValidationError } from 'rest-contract/rules';
import * as clean from 'rest-contract/rules/vi';
import { accountKey } from '../../platform/text/accountKey';
import { nameRule } from '../../platform/text/nameKey';
import { fieldError } from '../../platform/panel-writes/guardRecords';

type Values = Record<string, unknown>;

interface Attribute {
  type: string;
  regex?: unknown;
  component?: string;
}

const members = 'plugin::users-permissions.user';

/** Keyed by attribute name, if its type does not decide. */
const cleanersByName: Readonly<Record<string, (text: string) => string>> = {
  fullName: clean.cleanName,
  holderName: clean.cleanName,
  accountName: clean.cleanName,
  phone: clean.cleanPhone,
  taxCode: clean.cleanTaxCode,
  company: clean.cleanLine,
  position: clean.cleanLine,
};

const names: readonly string[] = ['fullName', 'holderName'];
const rules = nameRule('Họ và tên');

/**
 * Cleans editors' input by the same rules as visitors', before Strapi validates it: pasted invisible
 * characters would fail a pattern or create a second account. Rejects garbled names.
 */
export function cleanRecords(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!['create', 'update', 'clone'].includes(action) || !('data' in params)) return next();
    const data = params.data as Values | undefined;
    if (!data) return next();
    cleanValues(strapi, strapi.contentType(uid), data);
    if (uid === members) Object.assign(data, keysOf(data));
    const { documentId } = params as { documentId?: string };
    for (const name of names) {
      const message = refusalOf(data[name]);
      if (message === null || !(name in strapi.contentType(uid).attributes)) continue;
      // An existing name is not rejected when staff change another field.
      const before = (documentId &&
        (await strapi.db.query(uid).findOne({ where: { documentId } }))) as Values | null;
      if (before?.[name] !== data[name]) throw fieldError(name, message);
    }
    return next();
  });
}

const keysOf = (data: Values): Values =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      ['email', 'username'].includes(name) && typeof value === 'string'
        ? [[name, accountKey(value)]]
        : [],
    ),
  );

function cleanValues(strapi: Core.Strapi, model: { attributes: object }, data: Values): void {
  const attributes = model.attributes as Record<string, Attribute>;
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name];
    if (attribute) data[name] = cleanValue(strapi, name, attribute, value);
  }
}

function cleanValue(
  strapi: Core.Strapi,
  name: string,
  attribute: Attribute,
  value: unknown,
): unknown {
  const { type, component } = attribute;
  if (typeof value === 'string') return cleanerOf(name, attribute)(value);
  if (type === 'blocks') return cleanRuns(value);
  if (type === 'component' || type === 'dynamiczone') {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part !== 'object' || part === null) continue;
      const uid = component ?? (part as { __component?: string }).__component ?? '';
      const model = strapi.components[uid as keyof typeof strapi.components];
      if (model) cleanValues(strapi, model, part as Values);
    }
  }
  if (type === 'json' && Array.isArray(value)) {
    return value.map((each: unknown) => (typeof each === 'string' ? clean.cleanText(each) : each));
  }
  return value;
}

function cleanerOf(name: string, { type, regex }: Attribute): (text: string) => string {
  // A space within a code is left for its pattern to reject.
  if (['email', 'uid'].includes(type) || (type === 'string' && regex)) return clean.cleanAddress;
  if (type === 'string') return cleanersByName[name] ?? clean.cleanPhrase;
  return ['text', 'richtext'].includes(type) ? clean.cleanText : (text) => text;
}

/** The texts within rich text, at any depth; Strapi validates its structure. */
function cleanRuns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanRuns);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      name === 'text' && typeof part === 'string' ? clean.cleanRun(part) : cleanRuns(part),
    ]),
  );
}

function refusalOf(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null;
  try {
    rules.validateSync(name);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
