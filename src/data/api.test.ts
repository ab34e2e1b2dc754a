import { expect, it } from 'vitest';
import { api } from './api';

it.each([
  ['Dong', [0, -5, 4_500_000], [0.5, 2 ** 60, '1', null]],
  ['Blocks', [[], [{ type: 'paragraph' }]], [{}, 'text', null]],
  ['ImageFormats', [{ small: { url: '/a.png' } }, null], ['text', 1, undefined]],
])('reads only valid values of the scalar %s', (name, fits, others) => {
  const read = api.scalars![name]!;
  expect(fits.map(read)).toEqual(fits);
  expect(others.map(read)).toEqual(others.map(() => undefined));
});
