import type { Core } from '@strapi/strapi';
import { access, copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { environment } from '../../platform/environment';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { isRead } from '../../platform/panel-writes/guardRecords';
import { HttpError } from '../../platform/errors/HttpError';

interface StoredFile {
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

/** URL prefix of owners-only files. No route serves it. */
export const ownersPrefix = '/owners-only/';
const publicPrefix = '/uploads/';

/** Media fields whose files only owners may download. */
export const ownersFields = [{ type: 'api::document.document', field: 'file' }] as const;

interface MediaFile {
  url?: string;
}

interface UploadProvider {
  delete(file: MediaFile): Promise<unknown>;
  replaceStream(file: MediaFile, old: MediaFile): Promise<void>;
}

function ownersFolder(strapi: Core.Strapi): string {
  const { ownersFolder: folder, database } = environment();
  const data = database.client === 'sqlite' ? dirname(database.filename) : '.data';
  return resolve(strapi.dirs.app.root, folder || join(data, 'owners-only'));
}

export function ownersPath(strapi: Core.Strapi, url: string): string {
  return join(ownersFolder(strapi), basename(url));
}

/** Moves each document's file out of the public folder on write; a replaced file stays out. */
export function storeOwnersFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const isOwnersType = ownersFields.some(({ type }) => type === context.uid);
    if (isOwnersType && !isRead(context.action)) {
      await moveOwnersFiles(strapi);
    }
    return result;
  });
  patchProvider(strapi, strapi.plugin('upload') as unknown as { provider: UploadProvider });
}

/** Makes the media library's delete and replace work on moved files. */
function patchProvider(strapi: Core.Strapi, { provider }: { provider: UploadProvider }): void {
  const remove = provider.delete.bind(provider);
  const replace = provider.replaceStream.bind(provider);
  const isMoved = ({ url }: MediaFile) => url?.startsWith(ownersPrefix) ?? false;
  provider.delete = (file) =>
    isMoved(file) ? rm(ownersPath(strapi, file.url ?? ''), { force: true }) : remove(file);
  provider.replaceStream = async (file, old) => {
    await replace(file, old);
    if (!isMoved(old)) return;
    await rm(ownersPath(strapi, old.url ?? ''), { force: true });
    file.url = await moveToOwners(strapi, file.url ?? '');
  };
}

/** Joins an open transaction; after a rollback, the next run finds the file already moved. */
export async function moveOwnersFiles(strapi: Core.Strapi): Promise<void> {
  const fields = ownersFields.map(() => '(link.related_type = ? and link.field = ?)').join(' or ');
  await strapi.db.transaction(async ({ trx }) => {
    const files = await query<{ id: number; url: string }>(
      trx,
      `select distinct file.id, file.url from ${tables.files} file
       join ${tables.fileLinks} link on link.file_id = file.id
       where file.url like '${publicPrefix}%' and (${fields})`,
      ownersFields.flatMap(({ type, field }) => [type, field]),
    );
    for (const { id, url } of files) {
      const moved = await moveToOwners(strapi, url);
      await query(trx, `update ${tables.files} set url = ? where id = ?`, [moved, id]);
    }
  });
}

/** @returns the new URL, also if the file was moved before a rollback */
async function moveToOwners(strapi: Core.Strapi, url: string): Promise<string> {
  const name = basename(url);
  const from = join(strapi.dirs.static.public, 'uploads', name);
  const to = ownersPath(strapi, url);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  if (await exists(from)) {
    // Not a rename: the folders may be on different disks.
    await copyFile(from, to);
    await rm(from, { force: true });
  }
  return `${ownersPrefix}${name}`;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
