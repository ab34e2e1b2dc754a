import type { Core } from '@strapi/strapi';
import { downloadLink, type Download } from '../downloads/downloadLink';
import { Fault } from '../platform/errors/Fault';
import { documentFile } from './documentFile';
import { readLessons, type Lesson } from './lessons';
import { showOwned, type OwnedContent } from './ownedContent';
import { checkOwnership, readOwnedItems, type OwnedKind, type Ownership } from './ownership';
import { readItemId } from './readItemId';

export function ownershipOf(
  strapi: Core.Strapi,
  userId: number,
  kind: OwnedKind,
  id: unknown,
): Ownership | Promise<Ownership> {
  const itemId = readItemId(id);
  if (itemId === null) return { owned: false, pending: false, orderId: null };
  return checkOwnership(strapi.db.connection, userId, kind, itemId);
}

export async function listOwned(
  strapi: Core.Strapi,
  userId: number,
  kind: OwnedKind,
): Promise<OwnedContent[]> {
  return showOwned(strapi, kind, await readOwnedItems(strapi.db.connection, userId, kind));
}

/** @throws Fault 404 for a course that is missing or not owned */
export async function findOwnedCourse(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<OwnedContent & { lessons: Lesson[] }> {
  const owned = await requireOwned(strapi, userId, 'course', id);
  const [shown] = await showOwned(strapi, 'course', [owned], true);
  if (!shown) throw notOwned('course');
  return { ...shown, lessons: await readLessons(strapi, owned.itemId) };
}

/** @throws Fault 404 for a document that is missing or not owned */
export async function linkToOwnedDocument(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<Download> {
  const { itemId } = await requireOwned(strapi, userId, 'document', id);
  const { name } = await documentFile(strapi, itemId);
  return downloadLink({ purpose: 'document', subject: itemId, userId }, name);
}

/** @throws Fault 404 if the member does not own the item */
export async function requireOwned(
  strapi: Core.Strapi,
  userId: number,
  kind: OwnedKind,
  id: unknown,
) {
  const itemId = readItemId(id);
  const [owned] =
    itemId === null ? [] : await readOwnedItems(strapi.db.connection, userId, kind, itemId);
  if (!owned) throw notOwned(kind);
  return owned;
}

function notOwned(kind: OwnedKind): Fault {
  const message =
    kind === 'course'
      ? 'Không tìm thấy khoá học này trong các khoá Quý khách đã mua.'
      : 'Không tìm thấy tài liệu này trong các tài liệu Quý khách đã mua.';
  return new Fault(404, 'NotFoundError', message);
}
