import { expect, it } from 'vitest';
import { config } from '../codegen';
import { ownFolders, settingsOf } from './settings';

it('owns the folder that it generates, and the server’s rules if there are any', () => {
  const settings = settingsOf(config);
  expect(ownFolders({ ...settings, folder: 'made/', serverRules: undefined })).toEqual(['made/']);
  expect(ownFolders({ ...settings, folder: 'made/', serverRules: 'server/' })).toEqual([
    'made/',
    'server/',
  ]);
});

it('needs a folder to generate', () => {
  expect(() => settingsOf({ ...config, generates: {} })).toThrow('names no folder');
});
