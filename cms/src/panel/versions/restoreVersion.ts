import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasPermission } from '../../platform/panel-writes/actor';
import { restorable } from './snapshot';

const VERSION = 'api::panel.version';

interface Version {
  id: number;
  target: string;
  targetId: string;
  event: string;
  savedAt: string;
  savedBy: string | null;
  content: Record<string, unknown>;
}

/** Newest first, without contents. @throws ForbiddenError */
export async function listVersions(
  strapi: Core.Strapi,
  target: string,
  targetId: string,
): Promise<Omit<Version, 'content'>[]> {
  if (!hasPermission(strapi, 'read', target)) throw new errors.ForbiddenError();
  return strapi.db.query(VERSION).findMany({
    where: { target, targetId },
    select: ['id', 'event', 'savedAt', 'savedBy'],
    orderBy: { id: 'desc' },
  });
}

/** Writes to the draft only; the published version stays. @throws ForbiddenError, NotFoundError */
export async function restoreVersion(strapi: Core.Strapi, id: number): Promise<void> {
  const version = (await strapi.db.query(VERSION).findOne({ where: { id } })) as Version | null;
  if (!version) throw new errors.NotFoundError('Không có phiên bản này.');
  const { target, targetId, content } = version;
  if (!hasPermission(strapi, 'update', target)) throw new errors.ForbiddenError();
  const data = await restorable(strapi, target, content);
  const restored = await strapi
    .documents(target as 'api::course.course')
    .update({ documentId: targetId, data });
  if (!restored) throw new errors.NotFoundError('Mục này đã bị xoá.');
}
