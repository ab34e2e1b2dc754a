import { describe, expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkContent } from './checkContent';

const TYPES = `
  enum Level { low high }
  type Topic @content {
    documentId: ID! title: String! level: Level levels: [Level!]! count: Int! share: Float top: Boolean!
    on: Date at: DateTime! text: Blocks
  }`;

const isAllowed = (filter: string): boolean =>
  checkContent(
    schemaOf(
      `${TYPES} type Query { topics: [Topic!]! @endpoint(path: "/topics?filters${filter}=1") }`,
    ),
  ).length === 0;

const equal = ['$eq', '$ne'];
const listed = ['$in', '$notIn'];
const compared = ['$lt', '$lte', '$gt', '$gte', '$between'];
const matched = ['$eqi', '$contains', '$containsi', '$startsWith', '$endsWith'];
const nullness = ['$null', '$notNull'];
const all = [...equal, ...listed, ...compared, ...matched, ...nullness];
const ordered = [...equal, ...listed, ...compared, ...nullness];
const textual = [...equal, ...listed, ...matched, ...nullness];

describe('a filter', () => {
  it.each([
    ['title', textual],
    ['level', textual],
    ['count', ordered],
    ['share', ordered],
    ['on', ordered],
    ['at', ordered],
    ['top', [...equal, ...nullness]],
    ['text', []],
    ['levels', []],
  ])('allows only the operators of %s', (field, allowed) =>
    expect(all.filter((operator) => isAllowed(`[${field}][${operator}]`))).toEqual(allowed),
  );

  it.each(['$and', '$or', '$not'])('allows the combination %s', (group) => {
    expect(isAllowed(`[${group}][0][title][$eq]`)).toBe(true);
    expect(isAllowed(`[${group}][0][nothing][$eq]`)).toBe(false);
  });
});
