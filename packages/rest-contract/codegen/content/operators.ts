import type { FieldKind } from './fieldKind';

const ordered = ['$eq', '$ne', '$in', '$notIn', '$lt', '$lte', '$gt', '$gte', '$between'];
const textual = ['$eqi', '$contains', '$containsi', '$startsWith', '$endsWith'];
const nullness = ['$null', '$notNull'];
const text = ['$eq', '$ne', '$in', '$notIn', ...textual, ...nullness];

/** The `filters` operators of each kind of value; rich text and lists cannot be filtered. */
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

/** The operators that combine filters: `filters[$or][0][title][$eq]`. */
export const groups: readonly string[] = ['$and', '$or', '$not'];
