import { expect, it } from 'vitest';
import { rootField } from './rootField';

it('returns the one root field of a result, even null', () => {
  expect(rootField({ cpeExport: { url: '/a.pdf' } })).toEqual({ url: '/a.pdf' });
  expect(rootField({ cpeExport: null })).toBeNull();
});

it.each([null, undefined, {}, { a: undefined }])('rejects %j, which has no data', (data) => {
  expect(() => rootField(data)).toThrow('rather than one');
});

it('rejects a result with several root fields', () => {
  expect(() => rootField({ a: 1, b: 2 })).toThrow('The result has 2 root fields rather than one.');
});
