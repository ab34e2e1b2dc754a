import { expect, it } from 'vitest';
import { encodeStrapi } from './strapiForm';

const file = new File(['x'], 'a.pdf');

const partsOf = (input: unknown) => {
  const form = [...(encodeStrapi(input, new Headers()).body as FormData)];
  return form.map(([name, value]) => [name, typeof value === 'string' ? JSON.parse(value) : value]);
};

it.each([
  ['a file beside the data', { name: 'An', photo: file }, { name: 'An' }, ['files.photo']],
  ['null beside a file', { note: null, photo: file }, { note: null }, ['files.photo']],
  [
    'a date beside a file',
    { at: new Date(0), photo: file },
    { at: new Date(0).toJSON() },
    ['files.photo'],
  ],
  ['a list of files', { photos: [file, file] }, {}, ['files.photos', 'files.photos']],
  ['a nested file', { items: [{ proof: file }] }, { items: [{}] }, ['files.items.0.proof']],
  ['an empty list beside a file', { photo: file, tags: [] }, { tags: [] }, ['files.photo']],
  ['a list of text and files', { mixed: ['a', file] }, { mixed: ['a', null] }, ['files.mixed.1']],
])('sends %s', (_what, input, data, names) => {
  const [first, ...files] = partsOf(input);
  expect(first).toEqual(['data', data]);
  expect(files.map(([name]) => name as string)).toEqual(names);
});

it.each([
  [
    { name: 'An', tags: [] },
    { name: 'An', tags: [] },
  ],
  [undefined, {}],
])('sends %j as JSON', (input, sent) => {
  const { body, headers } = encodeStrapi(input, new Headers());
  expect(JSON.parse(body as string)).toEqual(sent);
  expect(headers.get('content-type')).toBe('application/json');
});
