import { expect, it } from 'vitest';
import { adjacentTo } from './AdjacentLinks';

const [a, b, c] = ['a', 'b', 'c'].map((documentId) => ({ documentId })) as [
  { documentId: string },
  { documentId: string },
  { documentId: string },
];

it.each([
  ['a', { previous: undefined, next: b }],
  ['b', { previous: a, next: c }],
  ['c', { previous: b, next: undefined }],
  ['elsewhere', {}],
])('finds the records adjacent to %s', (documentId, neighbours) => {
  expect(adjacentTo([a, b, c], documentId)).toEqual(neighbours);
});
