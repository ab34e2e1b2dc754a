import { expect, it } from 'vitest';
import config from '../codegen';
import { ownFolders, settingsOf } from './settings';

it('owns the folder that it generates, and the server’s rules if there are any', () => {
  expect(ownFolders('made/', {})).toEqual(['made/']);
  expect(ownFolders('made/', { serverRules: 'server/' })).toEqual(['made/', 'server/']);
});

it('requires a folder to generate', () => {
  const message = 'names no folder';
  expect(() => settingsOf({ ...config, generates: {} })).toThrow(message);
  expect(() => settingsOf({ ...config, generates: { 'a.ts': [] } })).toThrow(message);
});

it('requires one pattern for the schema, and one for the operations', () => {
  expect(() => settingsOf({ ...config, schema: ['a', 'b'] })).toThrow(
    'no single pattern as schema',
  );
  expect(() => settingsOf({ generates: config.generates, schema: 'a' })).toThrow(
    'no single pattern as documents',
  );
});

it('reads a configuration that sets nothing but its folder', () => {
  const generates = { 'made/': {} };
  expect(settingsOf({ schema: 'a', documents: 'b', generates })).toEqual({
    schema: 'a',
    documents: 'b',
    folder: 'made/',
    options: {},
  });
});
