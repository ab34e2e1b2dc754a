import type { Stamp } from '../../platform/sql/query';
import type { Core } from '@strapi/strapi';
import { populateOf, wholeTree } from '../records/readPopulate';
import { present, type Row } from '../records/present';
import type { Entry } from '../../platform/search-index/Entry';
import type { Source } from './sources';

/** Machine-readable keys of parts. */
const unread = new Set(['__component', 'documentId', 'format', 'id', 'slug', 'type', 'url']);

const isInline = (node: unknown): boolean => {
  const { type } = (node ?? {}) as { type?: unknown };
  return type === 'text' || type === 'link';
};

/** References and openings of footnotes: see `src/ui/rich-text/footnotes.ts` of the website. */
const footnoteMarks = /\[\^[\p{L}\p{N}-]{1,20}\](:\s*)?/gu;

/** Human-readable text of a public value, including rich text and sections, one line per paragraph. */
export function textLines(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) {
    const lines = value.map(textLines);
    return value.length > 0 && value.every(isInline) ? [inlineText(value)] : lines.flat();
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unread.has(name) ? [] : textLines(inner),
  );
}

function inlineText(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => {
      const { text, children } = node as { text?: unknown; children?: unknown };
      return Array.isArray(children) ? inlineText(children) : String(text ?? '');
    })
    .join('')
    .replace(footnoteMarks, '')
    .trim();
}

/** Increment when extraction changes: all records are reindexed at the next start. */
const INDEX_VERSION = 2;

type Stored = Row & { id: number; documentId: string; updatedAt: string | Date };

export async function readEntries(
  strapi: Core.Strapi,
  source: Source,
  documentIds: readonly string[],
): Promise<Entry[]> {
  const { view, more, relation } = source;
  const fields = Object.keys(view.fields);
  const parts = wholeTree(
    Object.fromEntries(
      Object.entries(view.parts).filter(
        ([name]) => more.includes(name) || name === relation?.field,
      ),
    ),
  );
  const rows: Stored[] = await strapi.db.query(view.uid).findMany({
    where: {
      documentId: { $in: documentIds },
      ...(view.draftAndPublish && { publishedAt: { $notNull: true } }),
    },
    select: ['id', 'documentId', 'updatedAt', ...fields],
    populate: populateOf(view.parts, parts),
  });
  return rows.map((row) => entryOf(source, row, present(row, view, fields, parts)));
}

function entryOf(source: Source, row: Stored, record: Readonly<Record<string, unknown>>): Entry {
  const { kind, view, title, summary, more, date, within, relation } = source;
  const textOf = (name: string) => textLines(record[name]).join('\n');
  const head = view.search.filter((name) => name !== title && name !== summary).map(textOf);
  const related = relation ? [nameOf(record[relation.field])] : [];
  return {
    uid: view.uid,
    documentId: row.documentId,
    kind,
    title: textOf(title),
    slug: textOf('slug') || null,
    within: within ? String(within(record) ?? '') || null : null,
    date: date && record[date] != null ? String(record[date]) : null,
    summary: textOf(summary),
    head: [...head, textOf(summary)].join('\n'),
    text: [...more.map(textOf), ...head, ...related].filter(Boolean).join('\n'),
    stamp: stampOf(row.id, row.updatedAt),
  };
}

function nameOf(related: unknown): string {
  const { name, title } = (related ?? {}) as { name?: string; title?: string };
  return name ?? title ?? '';
}

/** Changes when the record is republished or its row is written. */
export const stampOf = (rowId: number, updatedAt: Stamp): string =>
  `${INDEX_VERSION}.${rowId}.${new Date(updatedAt).getTime()}`;
