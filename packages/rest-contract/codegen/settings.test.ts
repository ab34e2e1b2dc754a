import { expect, it } from 'vitest';
import { ownFolders, settingsOf } from './settings';

const config = { schema: 'a', documents: 'b', generates: { 'made/': {} } };

it('owns the output folder, and those of the rules and the content server if there are any', () => {
  expect(ownFolders('made/', {})).toEqual(['made/']);
  const content = { folder: 'server/', media: {}, scalars: {} };
  expect(ownFolders('made/', { rulesFolder: 'shared/', content })).toEqual([
    'made/',
    'shared/',
    'server/generated/',
  ]);
});

it('requires an output folder', () => {
  const message = 'has no output folder';
  expect(() => settingsOf({ ...config, generates: {} })).toThrow(message);
  expect(() => settingsOf({ ...config, generates: { 'a.ts': [] } })).toThrow(message);
});

it('requires one pattern for the schema, and one for the operations', () => {
  expect(() => settingsOf({ ...config, schema: ['a', 'b'] })).toThrow(
    'must have a single pattern as its schema',
  );
  expect(() => settingsOf({ generates: config.generates, schema: 'a' })).toThrow(
    'must have a single pattern as its documents',
  );
});

it('reads a configuration that sets only its folder', () => {
  const generates = { 'made/': {} };
  expect(settingsOf({ schema: 'a', documents: 'b', generates })).toEqual({
    schema: 'a',
    documents: 'b',
    folder: 'made/',
    options: {},
  });
});
