import { cleanName } from 'rest-contract/rules';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { newDocumentId } from '../../platform/sql/documentIds';
import { query } from '../../platform/sql/query';
import { RETENTION_YEARS, MEMBER_BYTES, UNCLAIMED_MS, cpeTexts } from './texts';
import type { CpeEvidence, Download } from '../../generated/types';

const types: readonly { type: string; ending: string; starts: readonly number[] }[] = [
  { type: 'application/pdf', ending: '.pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', ending: '.jpg', starts: [0xff, 0xd8, 0xff] },
  {
    type: 'image/png',
    ending: '.png',
    starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
];

/** Type of a PDF, JPEG or PNG by its content; null for anything else, whatever its name. */
export function fileTypeOf(content: Buffer): { type: string; ending: string } | null {
  return types.find(({ starts }) => starts.every((byte, at) => content[at] === byte)) ?? null;
}

/** Characters that some file system rejects in names. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\\/:*?"<>|]+/gu;

/**
 * Stores a file until an entry claims it. The content determines its type and file extension. Files are database rows,
 * so that entry and file are written in one transaction, whichever server receives them, and backups contain both.
 * @throws HttpError 400 for a file that is neither PDF, JPEG nor PNG, 409 if the member stores too many
 */
export async function storeEvidence(
  strapi: Core.Strapi,
  userId: number,
  { name, content }: { name: string; content: Buffer },
): Promise<CpeEvidence> {
  const kind = fileTypeOf(content);
  if (kind === null) throw badField('evidence', cpeTexts.evidenceType);
  const documentId = newDocumentId();
  const storedName = nameOf(name, kind.ending);
  await strapi.db.transaction(async ({ trx }) => {
    await trx('cpe_evidence').insert({
      id: documentId,
      user_id: userId,
      name: storedName,
      type: kind.type,
      size: content.length,
      uploaded_at: new Date(),
      content,
    });
    await lockOpenMember(trx, userId);
    const [row] = await query<{ bytes: number | string }>(
      trx,
      'select sum(size) as bytes from cpe_evidence where user_id = ?',
      [userId],
    );
    if (Number(row?.bytes) > MEMBER_BYTES) {
      throw new HttpError(409, 'EvidenceFull', cpeTexts.evidenceSpace);
    }
  });
  return { documentId, name: storedName, size: content.length };
}

function nameOf(originalName: string, ending: string): string {
  const base = cleanName(originalName)
    .replace(FORBIDDEN_CHARACTERS, ' ')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${base.slice(0, 120) || 'Minh chứng'}${ending}`;
}

/**
 * Makes this file the entry's only one, or removes its file. Call it in the transaction that writes
 * the entry.
 * @throws HttpError 400 for a file that is missing, owned by another member, or claimed by another
 * entry
 */
export async function claimEvidence(
  trx: Knex,
  userId: number,
  entryId: string,
  evidenceId: string | null,
): Promise<void> {
  await query(trx, 'delete from cpe_evidence where entry_id = ? and user_id = ? and id <> ?', [
    entryId,
    userId,
    evidenceId ?? '',
  ]);
  if (evidenceId === null) return;
  const claimed = await query(
    trx,
    `update cpe_evidence set entry_id = ?
     where id = ? and user_id = ? and (entry_id is null or entry_id = ?) returning id`,
    [entryId, evidenceId, userId, entryId],
  );
  if (claimed.length === 0) throw badField('entry.evidence', cpeTexts.evidenceNotFound);
}

/** @throws HttpError 404 for a file that is missing or owned by another member */
export async function linkToEvidence(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<Download> {
  const { name } = await readEvidence(strapi.db.connection, userId, id);
  return downloadLink({ purpose: 'evidence', subject: String(id), userId }, name);
}

interface EvidenceFile {
  name: string;
  type: string;
}

async function readEvidence(db: Knex, userId: number, id: unknown): Promise<EvidenceFile> {
  const [file] =
    typeof id === 'string'
      ? await query<EvidenceFile>(
          db,
          'select name, type from cpe_evidence where id = ? and user_id = ?',
          [id, userId],
        )
      : [];
  if (!file) throw new HttpError(404, 'NotFoundError', cpeTexts.evidenceNotFound);
  return file;
}

/** @throws HttpError 404 for a file that is missing or owned by another member */
export async function openEvidence(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<EvidenceFile & { body: Buffer }> {
  const db = strapi.db.connection;
  const file = await readEvidence(db, userId, id);
  const [row] = await query<{ content: Buffer }>(
    db,
    'select content from cpe_evidence where id = ? and user_id = ?',
    [id, userId],
  );
  if (!row) throw new HttpError(404, 'NotFoundError', cpeTexts.evidenceNotFound);
  return { ...file, body: Buffer.from(row.content) };
}

/** Deletes unclaimed files, and those past their retention; the entries stay. */
export async function tidyEvidence(db: Knex, now: Date): Promise<void> {
  await query(db, 'delete from cpe_evidence where entry_id is null and uploaded_at < ?', [
    new Date(now.getTime() - UNCLAIMED_MS),
  ]);
  await query(
    db,
    `delete from cpe_evidence where entry_id in (select id from cpe_entries where day < ?)`,
    [`${now.getUTCFullYear() - RETENTION_YEARS}-01-01`],
  );
}
