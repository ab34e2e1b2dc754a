import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { documentFile } from './ownersFiles';
import { readLessons } from './lessons';
import { showOwned, type OwnedContent } from './ownedContent';
import {
  checkOwnership,
  readOwnedItems,
  type OwnedKind,
  type OwnedItem,
} from '../../commerce/ownership/ownership';
import { readProgress } from './progress';
import type { Ownership, Lesson, CourseProgress, Download } from '../../generated/types';
import { HttpError, badField } from '../../platform/errors/HttpError';

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

type OwnedCourse = OwnedContent & { progress: CourseProgress };

export async function listOwnedCourses(
  strapi: Core.Strapi,
  userId: number,
): Promise<OwnedCourse[]> {
  return withProgress(strapi, userId, await listOwned(strapi, userId, 'course'));
}

async function withProgress(
  strapi: Core.Strapi,
  userId: number,
  owned: readonly OwnedContent[],
): Promise<OwnedCourse[]> {
  const ids = owned.map(({ item }) => String(item.documentId));
  const progress = await readProgress(strapi, userId, ids);
  return owned.map((each, index) => ({
    ...each,
    progress: progress.get(ids[index] as string) as CourseProgress,
  }));
}

/** @throws HttpError 404 for a course that is missing or not owned */
export async function findOwnedCourse(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<OwnedCourse & { lessons: Lesson[] }> {
  const owned = await requireOwned(strapi, userId, 'course', id);
  const found = await showOwned(strapi, 'course', [owned], true);
  const [course] = await withProgress(strapi, userId, found);
  if (!course) throw notOwned('course');
  return { ...course, lessons: await readLessons(strapi, owned.itemId) };
}

/** @throws HttpError 404 for a document that is missing or not owned */
export async function linkToOwnedDocument(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<Download> {
  const { itemId } = await requireOwned(strapi, userId, 'document', id);
  const { name } = await documentFile(strapi, itemId);
  return downloadLink({ purpose: 'document', subject: itemId, userId }, name);
}

/** @throws HttpError 404 if the member does not own the item */
export async function requireOwned(
  strapi: Core.Strapi,
  userId: number,
  kind: OwnedKind,
  id: unknown,
): Promise<OwnedItem> {
  const itemId = readItemId(id);
  const [owned] =
    itemId === null ? [] : await readOwnedItems(strapi.db.connection, userId, kind, itemId);
  if (!owned) throw notOwned(kind);
  return owned;
}

function notOwned(kind: OwnedKind): HttpError {
  const message =
    kind === 'course'
      ? 'Không tìm thấy khoá học này trong các khoá Quý khách đã mua.'
      : 'Không tìm thấy tài liệu này trong các tài liệu Quý khách đã mua.';
  return new HttpError(404, 'NotFoundError', message);
}

/** Null for an impossible id. @throws HttpError 400 if missing */
function readItemId(id: unknown): string | null {
  if (id === undefined || id === '') throw badField('id', 'Thiếu mã nội dung.');
  return typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id) ? id : null;
}
