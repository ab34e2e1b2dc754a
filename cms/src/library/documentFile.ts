import type { Core } from '@strapi/strapi';
import { Fault } from '../platform/errors/Fault';
import { query } from '../platform/sql/query';
import { ownersPath, ownersPrefix } from './ownersFiles';
import { tables } from '../platform/tables';

/** A file on the disk of the server, and what to call it when it is saved. */
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

/** What no system takes in a file's name. */
const unfit = /[\p{Cc}\\/:*?"<>|]+/gu;

/**
 * The file of a document that its owners get: the published one, or the draft's where it was taken off
 * the site.
 * @throws Fault 404 while nobody has put one there
 */
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
    name: `${file.title.replace(unfit, ' ').replace(/\s+/g, ' ').trim()}${file.ext ?? ''}`,
    type: file.mime ?? 'application/octet-stream',
  };
}

/** 404: the document is theirs, its file is not there. */
export function notReady(): Fault {
  return new Fault(
    404,
    'FileNotReady',
    'Tệp của tài liệu này chưa sẵn sàng. Vui lòng liên hệ Viện để được hỗ trợ.',
  );
}
