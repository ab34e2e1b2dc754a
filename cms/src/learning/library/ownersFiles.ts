import type { Core } from '@strapi/strapi';
import { ownersPrefix, publicPrefix } from '../../platform/files/fileKeys';
import { inBackground } from '../../platform/lifecycle/backgroundWork';
import { logFailure } from '../../platform/outages/logFailure';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { isRead } from '../../platform/panel-writes/guardRecords';
import { HttpError } from '../../platform/errors/HttpError';
import { moveOwnersFiles } from './moveOwnersFiles';

export interface OwnersFile {
  url: string;
  name: string;
  type: string;
}

interface FileRow {
  title: string;
  ext: string | null;
  mime: string | null;
  url: string;
}

/** Characters that some file system rejects in names. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\\/:*?"<>|]+/gu;

/** The published file, or the draft's if unpublished. @throws HttpError 404 if there is none yet */
export async function documentFile(strapi: Core.Strapi, documentId: string): Promise<OwnersFile> {
  const [file] = await query<FileRow>(
    strapi.db.connection,
    `select document.title, file.ext, file.mime, file.url
     from documents document
     join ${tables.fileLinks} link on link.related_id = document.id
       and link.related_type = 'api::document.document' and link.field = 'file'
     join ${tables.files} file on file.id = link.file_id
     where document.id = (select id from documents where document_id = ?
                          order by published_at is null, id limit 1)`,
    [documentId],
  );
  if (!file?.url.startsWith(ownersPrefix)) throw notReady();
  return {
    url: file.url,
    name: `${file.title.replace(FORBIDDEN_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()}${file.ext ?? ''}`,
    type: file.mime ?? 'application/octet-stream',
  };
}

/** 404: the document is owned, but has no file. */
export function notReady(): HttpError {
  return new HttpError(
    404,
    'FileNotReady',
    'Tệp của tài liệu này chưa sẵn sàng. Vui lòng liên hệ Viện để được hỗ trợ.',
  );
}

/** Media fields whose files only owners may download, by the type or component with the field. */
export const ownersFields = [
  { type: 'api::document.document', field: 'file' },
  { type: 'course.lesson', field: 'video' },
  { type: 'course.lesson', field: 'exercises' },
] as const;

/** The content types with such fields, themselves or in a component. */
const ownersTypes: ReadonlySet<string> = new Set(['api::document.document', 'api::course.course']);

/** Makes each document's file private in the transaction of the write. A replaced file stays private. */
export function storeOwnersFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (ownersTypes.has(context.uid) && !isRead(context.action)) {
      await makePrivate(strapi);
    }
    return result;
  });
}

/**
 * Gives the files of owners' fields their private URL, and moves them once that is committed. Until then
 * they are read from where they are, so that no transaction waits for the storage.
 */
export async function makePrivate(strapi: Core.Strapi): Promise<void> {
  const fields = ownersFields.map(() => '(link.related_type = ? and link.field = ?)').join(' or ');
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const files = await query<{ url: string }>(
      trx,
      `update ${tables.files} set url = replace(url, '${publicPrefix}', '${ownersPrefix}')
       where url like '${publicPrefix}%' and id in
         (select link.file_id from ${tables.fileLinks} link where ${fields})
       returning url`,
      ownersFields.flatMap(({ type, field }) => [type, field]),
    );
    if (files.length === 0) return;
    onCommit(() => {
      // After an outage, a later sweep moves them.
      inBackground(moveOwnersFiles(strapi, files)).catch((error: unknown) =>
        logFailure(strapi, error),
      );
    });
  });
}
