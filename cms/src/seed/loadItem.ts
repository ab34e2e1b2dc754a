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

/** Creates groups in the order they are listed; gives their documentIds by slug. */
export async function loadGroups<Group extends { slug: string }>(
  strapi: Core.Strapi,
  uid: ContentType,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, string>> {
  const documentIds = new Map<string, string>();
  for (const [index, group] of groups.entries()) {
    documentIds.set(group.slug, await loadItem(strapi, uid, { ...group, order: index + 1 }));
  }
  return documentIds;
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
