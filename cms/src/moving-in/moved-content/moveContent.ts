import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ImportNote, ImportRow } from '../../generated/types';
import { FileRefused, type Moved, type MoveIn, type MoveOptions } from '../moves/Move';
import { attempt } from '../moves/rehearse';
import type { ContentDraft } from './ContentDraft';
import { draftPosts } from './draftPosts';
import { draftRecords } from './draftRecords';
import { PictureRefused, Pictures } from './Pictures';
import { readWordpress } from './readWordpress';
import { DraftRefused, picturesOf, saveDraft } from './saveDraft';

/** Imports posts of a WordPress export (WXR) as news. */
export const moveWordpress: MoveIn = async (strapi, { content }, options) => {
  const source = readWordpress(decode(content));
  const others = new Map<string, number>();
  for (const { type } of source.items) {
    if (type !== 'post') others.set(type, (others.get(type) ?? 0) + 1);
  }
  const listed = [...others].map(([type, count]) => `${type} (${count})`).join(', ');
  const remarks = listed === '' ? [] : [`Không chuyển, vì không phải bài viết: ${listed}.`];
  return moveDrafts(strapi, draftPosts(source, options), { options, remarks });
};

/** Imports records of one content type from a CSV or XLSX file. */
export const moveRecords: MoveIn = async (strapi, file, options) => {
  const { drafts, remarks } = await draftRecords(strapi, file, options);
  return moveDrafts(strapi, drafts, { options, remarks });
};

/** Each record in a separate transaction, so that editors and buyers never wait for all of them. */
async function moveDrafts(
  strapi: Core.Strapi,
  drafts: readonly ContentDraft[],
  { options, remarks }: { options: MoveOptions; remarks: string[] },
): Promise<Moved> {
  const pictures =
    options.pictures === null ? null : new Pictures(strapi, options.pictures, options.dryRun);
  const now = new Date();
  const rows: ImportRow[] = [];
  for (const draft of drafts) {
    const { line: row, title: name, slug: subject } = draft;
    try {
      if (pictures && draft.problems.length === 0) {
        for (const picture of picturesOf(draft)) await pictures.store(picture);
      }
      const save = (trx: Knex.Transaction) => saveDraft(strapi, trx, draft, { pictures, now });
      rows.push({ row, subject, name, ...(await attempt(strapi, save)) });
    } catch (error) {
      const notes = refusedNotes(error);
      if (notes === null) throw error;
      rows.push({ row, subject, name, outcome: 'bad', notes });
    }
  }
  return { rows, remarks };
}

function refusedNotes(error: unknown): ImportNote[] | null {
  if (error instanceof DraftRefused) return error.notes;
  return error instanceof PictureRefused ? [{ column: 'cover', message: error.message }] : null;
}

function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new FileRefused('Tệp không phải UTF-8.');
  }
}
