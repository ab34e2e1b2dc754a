import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { documentFile } from './documentFile';
import { readLessons } from './lessons';
import { showOwned, type OwnedContent } from './ownedContent';
import { checkOwnership, readOwnedItems, type OwnedKind } from '../../commerce/ownership/ownership';
import { readProgress } from './progress';
import { readItemId, notOwned, requireOwned } from './requireOwned';
import type { Ownership, Lesson, CourseProgress, Download } from '../../generated/types';

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
