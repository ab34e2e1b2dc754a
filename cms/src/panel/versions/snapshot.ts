import type { Core, UID } from '@strapi/strapi';

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: readonly string[];
  mappedBy?: string;
  multiple?: boolean;
  repeatable?: boolean;
  visible?: boolean;
  private?: boolean;
}

type Attributes = Readonly<Record<string, Attribute>>;
type Content = Readonly<Record<string, unknown>>;

/** Strapi's internal fields, and inverse relations. */
const STRAPIS = /^(?:id|documentId|locale|localizations|(?:created|updated|published)(?:At|By))$/;

/** Fields that editors write. */
const written = (attributes: Attributes): [string, Attribute][] =>
  Object.entries(attributes).filter(
    ([name, { visible, mappedBy }]) =>
      !STRAPIS.test(name) && visible !== false && mappedBy === undefined,
  );

const attributesOf = (strapi: Core.Strapi, uid: string): Attributes =>
  strapi.getModel(uid as UID.Schema).attributes as unknown as Attributes;

/** The complete record, as `populate` for the Document Service. */
export function wholePopulate(strapi: Core.Strapi, uid: string): Record<string, unknown> {
  const populate: Record<string, unknown> = {};
  for (const [name, attribute] of written(attributesOf(strapi, uid))) {
    const { type, component = '', components = [] } = attribute;
    if (type === 'relation') populate[name] = { fields: ['documentId'] };
    if (type === 'media') populate[name] = { fields: ['id'] };
    if (type === 'component') populate[name] = { populate: wholePopulate(strapi, component) };
    if (type === 'dynamiczone') {
      const on = components.map(
        (part) => [part, { populate: wholePopulate(strapi, part) }] as const,
      );
      populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return populate;
}

/** A record's fields in writable form: parts without ids, related records by documentId, files by id. */
export function contentOf(strapi: Core.Strapi, uid: string, record: Content): Content {
  return Object.fromEntries(
    written(attributesOf(strapi, uid)).map(([name, attribute]) => [
      name,
      valueOf(strapi, attribute, record[name] ?? null),
    ]),
  );
}

function valueOf(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  switch (attribute.type) {
    case 'relation':
      return each(value, ({ documentId }) => documentId);
    case 'media':
      return each(value, ({ id }) => id);
    case 'component':
      return each(value, (part) => contentOf(strapi, attribute.component ?? '', part));
    case 'dynamiczone':
      return each(value, (part) => {
        const uid = String(part.__component);
        return { __component: uid, ...contentOf(strapi, uid, part) };
      });
    default:
      return value;
  }
}

function each(value: unknown, make: (part: Content) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => make(part as Content));
  return value === null ? null : make(value as Content);
}

/** Drops records and files deleted since the version was stored. */
export async function restorable(
  strapi: Core.Strapi,
  uid: string,
  content: Content,
): Promise<Content> {
  const fields = await Promise.all(
    written(attributesOf(strapi, uid)).map(async ([name, attribute]) => [
      name,
      await restoredValue(strapi, attribute, content[name] ?? null),
    ]),
  );
  return Object.fromEntries(fields) as Content;
}

async function restoredValue(
  strapi: Core.Strapi,
  { type, target = '', component = '' }: Attribute,
  value: unknown,
): Promise<unknown> {
  if (value === null) return null;
  if (type === 'relation') return existingOnly(strapi, target, 'documentId', value);
  if (type === 'media') return existingOnly(strapi, 'plugin::upload.file', 'id', value);
  if (type !== 'component' && type !== 'dynamiczone') return value;
  const restore = async (part: Content): Promise<Content> => {
    const uid = type === 'component' ? component : String(part.__component);
    const restored = await restorable(strapi, uid, part);
    return type === 'component' ? restored : { __component: uid, ...restored };
  };
  if (Array.isArray(value)) return Promise.all(value.map((part) => restore(part as Content)));
  return restore(value as Content);
}

async function existingOnly(
  strapi: Core.Strapi,
  uid: string,
  key: 'id' | 'documentId',
  value: unknown,
): Promise<unknown> {
  const wanted = Array.isArray(value) ? value : [value];
  const found = await strapi.db
    .query(uid)
    .findMany({ where: { [key]: { $in: wanted } }, select: [key] });
  const known = new Set(found.map((row: Content) => row[key]));
  const left = wanted.filter((id) => known.has(id));
  return Array.isArray(value) ? left : (left[0] ?? null);
}
