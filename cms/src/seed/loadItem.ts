import type { Core } from '@strapi/strapi';

export type ContentType = `api::${string}.${string}`;

/**
 * Creates and publishes a record through the Document Service, so that all its rules run. What exists
 * already, by its slug, is left as it is: a run that was cut short is completed by the next.
 *
 * @param name the field that tells records apart where there is no slug
 * @returns its documentId
 */
export async function loadItem(
  strapi: Core.Strapi,
  uid: ContentType,
  data: Record<string, unknown>,
  name = 'slug',
): Promise<string> {
  const service = strapi.documents(uid);
  const existing = await service.findFirst({
    filters: { [name]: String(data[name]) },
    fields: [name],
  });
  if (existing) return existing.documentId;
  const { documentId } = await service.create({ data, status: 'published' });
  return documentId;
}

/**
 * Loads records that belong together, all of them or none: one write to the disk instead of two for each.
 *
 * @returns their documentIds
 */
export async function loadItems(
  strapi: Core.Strapi,
  uid: ContentType,
  records: readonly Readonly<Record<string, unknown>>[],
  name = 'slug',
): Promise<string[]> {
  return await strapi.db.transaction(async () => {
    const documentIds: string[] = [];
    for (const record of records) documentIds.push(await loadItem(strapi, uid, record, name));
    return documentIds;
  });
}

/** Creates groups in the order they are listed; gives their documentIds by slug. */
export async function loadGroups<Group extends { slug: string }>(
  strapi: Core.Strapi,
  uid: ContentType,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, string>> {
  const documentIds = await loadItems(strapi, uid, inOrder(groups));
  return new Map(groups.map(({ slug }, index) => [slug, documentIds[index] ?? '']));
}

/** Numbers records as they are listed. */
export function inOrder<Entry extends object>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ ...entry, order: index + 1 }));
}

/** Creates and publishes the one record of a single type, unless there is one. */
export async function loadSingle(
  strapi: Core.Strapi,
  uid: ContentType,
  data: Record<string, unknown>,
): Promise<void> {
  const service = strapi.documents(uid);
  if (await service.findFirst({})) return;
  await service.create({ data, status: 'published' });
}
