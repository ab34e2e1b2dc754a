import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { ImportNote, ImportOutcome } from '../../generated/types';
import { saveRedirects } from '../redirects/redirects';
import type { ContentDraft, ContentType } from './ContentDraft';
import type { BlockNode, Picture } from './htmlToBlocks';
import { readMovedRecord, saveMovedRecord } from './movedRecords';
import { newsPath } from './newsPath';
import type { Pictures, StoredPicture } from './Pictures';

export interface SavedDraft {
  outcome: ImportOutcome;
  notes: ImportNote[];
}

interface Surroundings {
  /** Null if pictures are not fetched. */
  pictures: Pictures | null;
  now: Date;
}

const CATEGORY = 'api::news-category.news-category';

const texts = {
  deleted: 'Bản ghi này đã bị xoá ở trang này, không tạo lại.',
  edited: 'Bản ghi này đã được sửa ở trang này, giữ nguyên.',
  slugTaken: (slug: string) => `Trang này đã có bản ghi ở đường dẫn “${slug}”, không thay thế.`,
  noCategory: (slug: string) => `Trang này không có chuyên mục “${slug}”.`,
  withoutPictures: (count: number) => `${count} ảnh chưa lấy: thêm --pictures để lấy.`,
  picturesKept: 'Ảnh của bản ghi này đã lấy trước đây: thêm --pictures để cập nhật.',
  rejected: (message: string) => `Hệ thống từ chối: ${message}.`,
};

/** The record cannot be stored. Its transaction must be rolled back: its category may be new. */
export class DraftRefused extends Error {
  constructor(readonly notes: ImportNote[]) {
    super(notes.map(({ message }) => message).join(' '));
  }
}

/**
 * Creates, updates or skips a record, depending on earlier imports. Call it in a separate transaction (`attempt`).
 * @throws DraftRefused
 */
export async function saveDraft(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  draft: ContentDraft,
  { pictures, now }: Surroundings,
): Promise<SavedDraft> {
  const { uid, slug, values, media, published, problems } = draft;
  if (problems.length > 0) return { outcome: 'bad', notes: problems };
  const known = await readMovedRecord(trx, draft);
  const digest = digestOf(draft);
  const count = picturesOf(draft).length;
  const isComplete = count === 0 || pictures === null || known?.pictures === true;
  if (known) {
    const savedAt = await savedAtOf(strapi, uid, known.documentId);
    if (savedAt === null) return bad('slug', texts.deleted);
    if (known.digest === digest && isComplete) return { outcome: 'unchanged', notes: [] };
    if (savedAt !== known.savedAt) return bad('slug', texts.edited);
    if (known.pictures && pictures === null && count > 0) return bad('cover', texts.picturesKept);
  } else if (await isTaken(strapi, uid, slug)) return bad('slug', texts.slugTaken(slug));
  const category = await categoryIdOf(strapi, draft);
  if (category === null) return bad('category', texts.noCategory(draft.category?.slug ?? ''));

  const notes = [...draft.notes];
  if (count > 0 && pictures === null) {
    notes.push({ column: 'cover', message: texts.withoutPictures(count) });
  }
  const data = {
    ...(await withPictures(values, pictures)),
    ...(await mediaIds(media, pictures)),
    ...(category !== undefined && { category }),
  };
  const documentId = await store(strapi, {
    uid,
    documentId: known?.documentId,
    data,
    published,
  });
  await saveMovedRecord(trx, draft, {
    documentId,
    digest,
    savedAt: (await savedAtOf(strapi, uid, documentId)) ?? '',
    pictures: count > 0 && pictures !== null,
  });
  await redirectTo(trx, draft, now);
  return { outcome: known ? 'changed' : 'added', notes };
}

const bad = (column: string, message: string): SavedDraft => ({
  outcome: 'bad',
  notes: [{ column, message }],
});

const digestOf = ({ values, media, published, category }: ContentDraft): string =>
  createHash('sha256')
    .update(JSON.stringify([values, media, published, category?.slug]))
    .digest('hex');

interface Stored {
  uid: ContentType;
  documentId: string | undefined;
  data: Record<string, unknown>;
  published: boolean;
}

async function store(
  strapi: Core.Strapi,
  { uid, documentId, data, published }: Stored,
): Promise<string> {
  const documents = strapi.documents(uid);
  const status = published ? 'published' : 'draft';
  try {
    if (documentId === undefined) return (await documents.create({ data, status })).documentId;
    await documents.update({ documentId, data, status });
    if (!published) await documents.unpublish({ documentId });
    return documentId;
  } catch (error) {
    if (error instanceof errors.ValidationError) throw new DraftRefused(notesOf(error));
    throw error;
  }
}

/** Of the row that editors change; null if there is none. */
async function savedAtOf(
  strapi: Core.Strapi,
  uid: ContentType,
  documentId: string,
): Promise<string | null> {
  const row = (await strapi.db.query(uid).findOne({
    where: { documentId },
    select: ['updatedAt'],
    // The draft's row comes first: it exists before the published one.
    orderBy: { id: 'asc' },
  })) as { updatedAt: string | Date } | null;
  return row && new Date(row.updatedAt).toISOString();
}

async function isTaken(strapi: Core.Strapi, uid: ContentType, slug: string): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { slug } })) > 0;
}

/** @returns undefined for a record without one, null if it does not exist and has no name */
async function categoryIdOf(
  strapi: Core.Strapi,
  { category }: ContentDraft,
): Promise<string | null | undefined> {
  if (category === null) return undefined;
  const { slug, name } = category;
  const categories = strapi.documents(CATEGORY);
  const found = await categories.findFirst({ filters: { slug }, fields: ['slug'] });
  if (found) return found.documentId;
  if (name === '') return null;
  const created = await categories.create({ data: { name, slug, order: 0 } });
  return created.documentId;
}

async function mediaIds(
  media: ContentDraft['media'],
  pictures: Pictures | null,
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  if (pictures === null) return ids;
  for (const [field, picture] of Object.entries(media)) {
    const file = await pictures.store(picture);
    if (file) ids[field] = file.id;
  }
  return ids;
}

/** Replaces `picture` nodes by images, or drops them. */
async function withPictures(
  values: ContentDraft['values'],
  pictures: Pictures | null,
): Promise<Record<string, unknown>> {
  const replaced: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    replaced[field] = isBlocks(value) ? await withImages(value, pictures) : value;
  }
  return replaced;
}

async function withImages(
  blocks: readonly BlockNode[],
  pictures: Pictures | null,
): Promise<(BlockNode & { image?: StoredPicture })[]> {
  const stored: (BlockNode & { image?: StoredPicture })[] = [];
  for (const { picture, ...block } of blocks) {
    const image = picture && (await pictures?.store(picture));
    if (!picture) stored.push(block);
    else if (image) stored.push({ ...block, image });
  }
  // Strapi's editor needs a block.
  return stored.length > 0
    ? stored
    : [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }];
}

const isBlocks = (value: unknown): value is BlockNode[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each: unknown) => typeof each === 'object' && each !== null && 'type' in each);

/** Its pictures, also within rich text. */
export const picturesOf = ({ values, media }: ContentDraft): Picture[] => [
  ...Object.values(media),
  ...Object.values(values)
    .filter(isBlocks)
    .flat()
    .flatMap(({ picture }) => picture ?? []),
];

function notesOf(error: InstanceType<typeof errors.ValidationError>): ImportNote[] {
  const { errors: list = [] } = error.details as {
    errors?: { path: (string | number)[]; message: string }[];
  };
  if (list.length === 0) return [{ column: 'Bản ghi', message: texts.rejected(error.message) }];
  return list.map(({ path, message }) => ({
    column: path.join('.'),
    message: texts.rejected(message),
  }));
}

/** From the article's old path, unless it is the same. */
async function redirectTo(trx: Knex, draft: ContentDraft, now: Date): Promise<void> {
  const { oldPath, category, slug } = draft;
  if (oldPath === null || category === null) return;
  const to = newsPath(category.slug, slug);
  if (to !== oldPath) await saveRedirects(trx, [{ from: oldPath, to }], now);
}
