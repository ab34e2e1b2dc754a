import type { Core } from '@strapi/strapi';
import { slugOf } from '@iia/shared/foldText';
import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';
import { cleanPhrase, cleanText } from 'rest-contract/rules';
import type { ImportNote } from '../../generated/types';
import {
  readDay,
  readFlag,
  readNumber,
  readText,
  type ImportColumn,
} from '../../membership/imports/ImportColumn';
import type { FileRow } from '../../membership/imports/readFile';
import { headingOf, localTimeOf, type Cell } from '../../platform/spreadsheets/cells';
import { FileRefused, type MovedFile, type MoveOptions } from '../moves/Move';
import { readTable } from '../moves/planned';
import type { ContentDraft, ContentType } from './ContentDraft';
import { htmlToBlocks } from './htmlToBlocks';

/** The parts of a Strapi attribute used here. */
interface Attribute {
  type: string;
  required?: boolean;
  default?: unknown;
  maxLength?: number;
  min?: number;
  max?: number;
  enum?: readonly string[];
  relation?: string;
  target?: ContentType;
  multiple?: boolean;
  visible?: boolean;
  allowedTypes?: readonly string[];
}

/** Types of items that are listed or sold. Pages and settings are few, so editors write them in the panel. */
const TYPES = [
  'news-category',
  'news-post',
  'course-category',
  'course',
  'document-category',
  'document',
  'seminar',
] as const;

const texts = {
  typeNeeded: `Thêm --type=<loại nội dung>: ${TYPES.join(', ')}.`,
  required: 'Thiếu giá trị.',
  tooLong: (max: number) => `Có nhiều nhất ${max} ký tự.`,
  tooSmall: (min: number) => `Nhỏ nhất là ${min}.`,
  tooLarge: (max: number) => `Lớn nhất là ${max}.`,
  notANumber: 'Phải là số.',
  notWhole: 'Phải là số nguyên.',
  notADay: 'Phải là ngày, dạng 31/12/2026 hoặc 2026-12-31.',
  notATime: 'Phải là ngày giờ, dạng 31/12/2026 08:30, giờ Việt Nam.',
  notAFlag: 'Chỉ nhận: có, không.',
  notAmong: (values: readonly string[]) => `Chỉ nhận: ${values.join(', ')}.`,
  notFound: (slug: string) => `Trang này không có “${slug}”.`,
  repeated: (line: number) => `Trùng với dòng ${line}.`,
  losses: (losses: readonly string[]) => `Đã bỏ hoặc đổi: ${losses.join(', ')}.`,
};

/** Columns beside the attributes: the record's id at its source, and whether it is public. */
const ID = 'id';
const STATUS = 'status';
const DRAFT_WORDS = ['draft', 'nhap', 'ban nhap'];

/**
 * Records of one content type. Headings are the names of its attributes in the schema; rich text is HTML,
 * related records are slugs, lists are separated by semicolons.
 * @throws FileRefused for an unknown type or a file that cannot be read
 */
export async function draftRecords(
  strapi: Core.Strapi,
  file: MovedFile,
  { type }: Pick<MoveOptions, 'type'>,
): Promise<{ drafts: ContentDraft[]; remarks: string[] }> {
  if (!TYPES.includes(type as (typeof TYPES)[number])) throw new FileRefused(texts.typeNeeded);
  const uid = `api::${type}.${type}` as ContentType;
  const attributes = movableAttributes(strapi, uid);
  const columns = columnsOf(attributes);
  const { rows, remarks } = await readTable(file, columns);
  const firstLines = new Map<string, number>();
  const drafts: ContentDraft[] = [];
  for (const row of rows) {
    const draft = await draftRecord(strapi, uid, attributes, row);
    const first = firstLines.get(draft.slug);
    if (first !== undefined)
      draft.problems.push({ column: 'slug', message: texts.repeated(first) });
    else firstLines.set(draft.slug, draft.line);
    drafts.push(draft);
  }
  return { drafts, remarks };
}

type Attributes = Readonly<Record<string, Attribute>>;

/** Maintained by Strapi. */
const SYSTEM = new Set(
  'id documentId createdAt updatedAt publishedAt createdBy updatedBy locale localizations'.split(
    ' ',
  ),
);

/** A cell cannot contain components and lists of files or records. */
function movableAttributes(strapi: Core.Strapi, uid: ContentType): Attributes {
  const { attributes } = strapi.contentType(uid) as unknown as { attributes: Attributes };
  const own = Object.entries(attributes).filter(
    ([name, { type, visible, relation, multiple, allowedTypes = [] }]) =>
      visible !== false &&
      !SYSTEM.has(name) &&
      type !== 'component' &&
      (type !== 'relation' || relation === 'manyToOne') &&
      (type !== 'media' || (!multiple && allowedTypes.join() === 'images')),
  );
  return Object.fromEntries(own);
}

const readers: Readonly<Record<string, ImportColumn['read']>> = {
  integer: readNumber,
  biginteger: readNumber,
  float: readNumber,
  decimal: readNumber,
  boolean: readFlag,
  date: readDay,
  datetime: (cell: Cell, rules) => {
    const time = localTimeOf(cell, rules);
    return typeof time === 'number'
      ? new Date(time - VIETNAM_OFFSET_MS).toISOString()
      : readText(cell);
  },
};

function columnsOf(attributes: Attributes): ImportColumn[] {
  const column = (key: string, required: boolean, read: ImportColumn['read']): ImportColumn => ({
    key,
    // Headings are compared without case and punctuation.
    label: key,
    required,
    hint: '',
    example: '',
    read,
  });
  const titleKey = 'title' in attributes ? 'title' : 'name';
  return [
    column(ID, false, readText),
    column(STATUS, false, readText),
    ...Object.entries(attributes).map(([key, { type }]) =>
      column(key, key === titleKey, readers[type] ?? readText),
    ),
  ];
}

async function draftRecord(
  strapi: Core.Strapi,
  uid: ContentType,
  attributes: Attributes,
  { row: line, values: cells }: FileRow,
): Promise<ContentDraft> {
  const problems: ImportNote[] = [];
  const notes: ImportNote[] = [];
  const media: Record<string, { url: string; alternativeText: string }> = {};
  const values: Record<string, unknown> = {};
  const title = cleanPhrase(String(cells.title ?? cells.name ?? ''));
  const slug = String(cells.slug ?? '') || slugOf(title);
  for (const [key, attribute] of Object.entries(attributes)) {
    const cell = key === 'slug' ? slug : cells[key];
    if (cell === '' || cell === undefined) {
      if (attribute.required && attribute.default === undefined) {
        problems.push({ column: key, message: texts.required });
      }
      continue;
    }
    if (attribute.type === 'media') {
      media[key] = { url: String(cell), alternativeText: title };
      continue;
    }
    const converted = await convert(strapi, attribute, cell);
    if (converted.problem !== undefined) problems.push({ column: key, message: converted.problem });
    else values[key] = converted.value;
    if (converted.note !== undefined) notes.push({ column: key, message: converted.note });
  }
  return {
    line,
    uid,
    source: 'csv',
    externalId: String(cells[ID] ?? '') || slug,
    title,
    slug,
    values,
    media,
    published: !DRAFT_WORDS.includes(headingOf(String(cells[STATUS] ?? ''))),
    category: null,
    oldPath: null,
    notes,
    problems,
  };
}

interface Converted {
  value?: unknown;
  problem?: string;
  note?: string;
}

async function convert(
  strapi: Core.Strapi,
  attribute: Attribute,
  cell: unknown,
): Promise<Converted> {
  const text = String(cell);
  switch (attribute.type) {
    case 'blocks': {
      const { blocks, losses } = htmlToBlocks(text, { breaks: true, linkTo: (url) => url });
      return {
        value: blocks.length > 0 ? blocks : null,
        ...(losses.length > 0 && { note: texts.losses(losses) }),
      };
    }
    case 'integer':
    case 'biginteger':
    case 'float':
    case 'decimal':
      return convertNumber(attribute, cell);
    case 'boolean':
      return typeof cell === 'boolean' ? { value: cell } : { problem: texts.notAFlag };
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? { value: text } : { problem: texts.notADay };
    case 'datetime':
      return /^\d{4}-\d\d-\d\dT/.test(text) ? { value: text } : { problem: texts.notATime };
    case 'enumeration': {
      const { enum: allowed = [] } = attribute;
      return allowed.includes(text) ? { value: text } : { problem: texts.notAmong(allowed) };
    }
    case 'json':
      return { value: text.split(';').flatMap((part) => cleanPhrase(part) || []) };
    case 'relation':
      return convertRelation(strapi, attribute, text);
    default: {
      const value = attribute.type === 'text' ? cleanText(text) : cleanPhrase(text);
      const { maxLength = Infinity } = attribute;
      return value.length <= maxLength ? { value } : { problem: texts.tooLong(maxLength) };
    }
  }
}

function convertNumber({ type, min, max }: Attribute, cell: unknown): Converted {
  if (typeof cell !== 'number') return { problem: texts.notANumber };
  if (/integer/.test(type) && !Number.isSafeInteger(cell)) return { problem: texts.notWhole };
  if (min !== undefined && cell < min) return { problem: texts.tooSmall(min) };
  return max !== undefined && cell > max ? { problem: texts.tooLarge(max) } : { value: cell };
}

async function convertRelation(
  strapi: Core.Strapi,
  { target }: Attribute,
  slug: string,
): Promise<Converted> {
  if (!target) return { problem: texts.notFound(slug) };
  const found = await strapi
    .documents(target)
    .findFirst({ filters: { slug }, fields: ['slug'] as never });
  return found ? { value: found.documentId } : { problem: texts.notFound(slug) };
}
