import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { ownersPath, ownersPrefix } from './ownersFiles';
import { tables } from '../../platform/tables';

export interface StoredFile {
  path: string;
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
export async function documentFile(strapi: Core.Strapi, documentId: string): Promise<StoredFile> {
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
    path: ownersPath(strapi, file.url),
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
