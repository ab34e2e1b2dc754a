import type { Core } from '@strapi/strapi';
import { actorName } from '../../platform/panel-writes/actor';
import { fieldError } from '../../platform/panel-writes/guardRecords';

interface Attribute {
  type: string;
  component?: string;
  components?: readonly string[];
}

type Attributes = Readonly<Record<string, Attribute>>;
type Populate = Record<string, unknown>;

interface FoundPicture {
  /** The outermost field. */
  field: string;
  name: string;
  missing: string[];
}

/**
 * Refuses to publish from the panel a record with a picture that lacks its alternative text or its source and rights.
 * Imports are exempt: an old site's pictures often have neither.
 */
export function requirePictureTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'publish' || !uid.startsWith('api::') || actorName(strapi) === undefined) {
      return next();
    }
    const attributes = strapi.contentType(uid).attributes as unknown as Attributes;
    const populate = picturePopulate(attributes, (name) => componentOf(strapi, name));
    if (!hasEntries(populate)) return next();
    const { documentId } = params as { documentId: string };
    const draft = (await strapi.db
      .query(uid)
      .findOne({ where: { documentId, publishedAt: null }, populate })) as Populate | null;
    const [first] = incompletePictures(draft ?? {});
    if (first) throw fieldError(first.field, refusalText(first));
    return next();
  });
}

const componentOf = (strapi: Core.Strapi, name: string): Attributes =>
  Object.entries(strapi.components).find(([uid]) => uid === name)?.[1]
    .attributes as unknown as Attributes;

/** Populates the pictures of a type and of its components, and nothing else. */
export function picturePopulate(
  attributes: Attributes,
  attributesOf: (component: string) => Attributes,
): Populate {
  const populate: Populate = {};
  for (const [name, { type, component, components }] of Object.entries(attributes)) {
    if (type === 'media') populate[name] = true;
    const within = (uid: string) => picturePopulate(attributesOf(uid), attributesOf);
    if (type === 'component' && component && hasEntries(within(component))) {
      populate[name] = { populate: within(component) };
    }
    const on = (components ?? []).filter((uid) => hasEntries(within(uid)));
    if (on.length > 0) {
      populate[name] = {
        on: Object.fromEntries(on.map((uid) => [uid, { populate: within(uid) }])),
      };
    }
  }
  return populate;
}

const hasEntries = (populate: Populate): boolean => Object.keys(populate).length > 0;

export function incompletePictures(record: Readonly<Record<string, unknown>>): FoundPicture[] {
  return Object.entries(record).flatMap(([field, value]) =>
    picturesIn(value).map((picture) => ({ field, ...picture })),
  );
}

function picturesIn(value: unknown): Omit<FoundPicture, 'field'>[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { mime, name, alternativeText, caption } = value as Record<string, unknown>;
  if (typeof mime !== 'string') return Object.values(value).flatMap(picturesIn);
  if (!mime.startsWith('image/')) return [];
  const missing = [
    ...(isBlank(alternativeText) ? ['Văn bản thay thế'] : []),
    ...(isBlank(caption) ? ['Nguồn và quyền sử dụng'] : []),
  ];
  return missing.length > 0 ? [{ name: String(name), missing }] : [];
}

const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

const refusalText = ({ name, missing }: FoundPicture): string =>
  `Chưa đăng được: ảnh “${name}” còn thiếu ${missing.map((field) => `“${field}”`).join(' và ')}. Vui lòng mở ảnh trong Thư viện tệp, điền vào rồi đăng lại.`;
