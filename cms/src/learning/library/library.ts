import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { documentFile } from './ownersFiles';
import { lessonFile } from './lessonFiles';
import { readLessons } from './lessons';
import { showOwned, type OwnedContent } from './ownedContent';
import { checkOwnership, readOwnedItems, type OwnedKind } from '../../commerce/ownership/ownership';
import { readCourseRules, showRule } from './courseRules';
import { readProgress } from './progress';
import { notOwned, readItemId, requireOwned } from './requireOwned';
import type {
  CompletionRule,
  CourseProgress,
  Download,
  Lesson,
  Ownership,
} from '../../generated/types';

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
): Promise<OwnedCourse & { lessons: Lesson[]; rule: CompletionRule | null }> {
  const owned = await requireOwned(strapi, userId, 'course', id);
  const found = await showOwned(strapi, 'course', [owned], true);
  const [course] = await withProgress(strapi, userId, found);
  if (!course) throw notOwned('course');
  const [lessons, rules] = await Promise.all([
    readLessons(strapi, owned.itemId),
    readCourseRules(strapi, [owned.itemId]),
  ]);
  const rule = rules.get(owned.itemId);
  return { ...course, lessons, rule: rule ? showRule(rule) : null };
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

/** @throws HttpError 404 for a course that is not owned, or a lesson without this file */
export async function linkToLessonFile(
  strapi: Core.Strapi,
  userId: number,
  { course, lesson, file }: { course?: unknown; lesson?: unknown; file?: unknown },
): Promise<Download> {
  const { itemId } = await requireOwned(strapi, userId, 'course', course);
  const subject = { course: itemId, lesson: String(lesson), file: String(file) };
  const { name } = await lessonFile(strapi, subject);
  return downloadLink({ purpose: 'lesson', subject: JSON.stringify(subject), userId }, name);
}
