import { expect, it } from 'vitest';
import { readDisk } from './reachableFiles';

it('reads a file as text, and none that is not there', () => {
  expect(readDisk('package.json')).toContain('"name"');
  expect(readDisk('none.json')).toBeUndefined();
});
