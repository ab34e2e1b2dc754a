import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { actorName } from '../../platform/panel-writes/actor';
import { panelRoles } from '../setup/roles';
import { contentOf, wholePopulate } from './snapshot';

const VERSION = 'api::panel.version';
/** Versions stored per record. */
const MAX_VERSIONS = 50;

type Event = 'found' | 'saved' | 'published';

const written: ReadonlySet<string> = new Set(panelRoles.flatMap(({ writes }) => writes));

export const isVersioned = (uid: string): boolean => written.has(uid);

/** Stores each save and publication, and the state before the first. */
export function recordVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const by = actorName(strapi);
    const isRecorded = action === 'create' || action === 'update' || action === 'publish';
    if (!isRecorded || by === undefined || !isVersioned(uid)) return next();
    const before = (params as { documentId?: string }).documentId;
    if (before !== undefined && !(await lastVersion(strapi, uid, before))) {
      await saveVersion(strapi, uid, before, 'found', undefined);
    }
    const result = await next();
    const documentId = before ?? (result as { documentId?: string } | null)?.documentId;
    if (documentId !== undefined) {
      await saveVersion(strapi, uid, documentId, action === 'publish' ? 'published' : 'saved', by);
    }
    return result;
  });
}

async function saveVersion(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  event: Event,
  by: string | undefined,
): Promise<void> {
  const record = await strapi.documents(uid as 'api::course.course').findOne({
    documentId,
    status: 'draft',
    populate: wholePopulate(strapi, uid) as unknown as '*',
  });
  if (!record) return;
  const content = contentOf(strapi, uid, record as unknown as Record<string, unknown>);
  const mark = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const last = await lastVersion(strapi, uid, documentId);
  const versions = strapi.db.query(VERSION);
  if (last?.mark === mark) {
    if (event === 'published') await versions.update({ where: { id: last.id }, data: { event } });
    return;
  }
  await versions.create({
    data: {
      target: uid,
      targetId: documentId,
      event,
      savedAt: new Date(),
      savedBy: by,
      mark,
      content,
    },
  });
  await deleteOldestVersions(strapi, uid, documentId);
}

function lastVersion(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<{ id: number; mark: string } | null> {
  return strapi.db.query(VERSION).findOne({
    where: { target: uid, targetId: documentId },
    select: ['id', 'mark'],
    orderBy: { id: 'desc' },
  });
}

async function deleteOldestVersions(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<void> {
  const old = await strapi.db.query(VERSION).findMany({
    where: { target: uid, targetId: documentId },
    select: ['id'],
    orderBy: { id: 'desc' },
    offset: MAX_VERSIONS,
    limit: MAX_VERSIONS,
  });
  if (old.length === 0) return;
  await strapi.db.query(VERSION).deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
}
