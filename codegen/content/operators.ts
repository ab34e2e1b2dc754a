import type { FieldKind } from './fieldKind';

const ordered = ['$eq', '$ne', '$in', '$notIn', '$lt', '$lte', '$gt', '$gte', '$between'];
const textual = ['$eqi', '$contains', '$containsi', '$startsWith', '$endsWith'];
const nullness = ['$null', '$notNull'];
const text = ['$eq', '$ne', '$in', '$notIn', ...textual, ...nullness];

/** How a value may be compared in `filters`, by its kind; rich texts and lists are shown only. */
export const operators: Readonly<Record<FieldKind, readonly string[]>> = {
  text,
  word: text,
  number: [...ordered, ...nullness],
  decimal: [...ordered, ...nullness],
  date: [...ordered, ...nullness],
  day: [...ordered, ...nullness],
  boolean: ['$eq', '$ne', ...nullness],
  rich: [],
  list: [],
};

/** What joins filters: `filters[$or][0][title][$eq]`. */
export const groups: readonly string[] = ['$and', '$or', '$not'];
