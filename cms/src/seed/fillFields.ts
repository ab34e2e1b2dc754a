import type { Core } from '@strapi/strapi';
import type { ContentType } from './Loader';
import { populateOf } from './populateOf';

type Values = Record<string, unknown>;

const ownOfRow = ['id', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'];
const nested = ['component', 'dynamiczone', 'relation', 'media'];

/** Never overwrites. With unpublished changes, fills scalars only and does not publish. */
export async function fillFields(
  strapi: Core.Strapi,
  uid: ContentType,
  documentId: string,
  data: Values,
): Promise<void> {
  const { attributes, options } = strapi.contentType(uid);
  const isNested = (name: string) => nested.includes(attributes[name]?.type ?? '');
  const service = strapi.documents(uid);
  const populate = populateOf(strapi, uid);
  const read = async (status: 'draft' | 'published') =>
    (await service.findOne({ documentId, status, populate })) as Values | null;

  const draft = (await read('draft')) ?? {};
  const missing = Object.keys(data).filter((name) => isEmpty(draft[name]));
  if (missing.length === 0) return;
  const published = options?.draftAndPublish ? await read('published') : null;
  if (published && comparable(draft) !== comparable(published)) {
    const plain = missing.filter((name) => !isNested(name) && isEmpty(published[name]));
    if (plain.length > 0) {
      await strapi.db.query(uid).updateMany({ where: { documentId }, data: pick(data, plain) });
    }
    return;
  }
  // Both or neither: a value in the draft alone would not count as missing at the next start.
  await strapi.db.transaction(async () => {
    await service.update({ documentId, data: pick(data, missing) });
    if (published) await service.publish({ documentId });
  });
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const pick = (data: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, data[name]]));

/** A record as text without what differs between draft and published row; relations by key. */
function comparable(record: Values): string {
  return JSON.stringify(record, (key, value: unknown) => {
    if (ownOfRow.includes(key)) return undefined;
    const isRelated = key !== '' && typeof value === 'object' && value !== null;
    return isRelated && 'documentId' in value ? value.documentId : value;
  });
}
