import { expect, it } from 'vitest';
import { readDisk } from './importedOperations';

it('reads a file as text, and returns undefined for a missing one', () => {
  expect(readDisk('package.json')).toContain('"name"');
  expect(readDisk('none.json')).toBeUndefined();
});
