import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { importedHeader, isImported } from './imported';

it('recognizes an imported API by the first line of its file', () => {
  const text = 'type A { a: Int }';
  const [ours] = parse(`# Ours.\n${text}`).definitions;
  const [theirs] = parse(`${importedHeader('their.json')}${text}`).definitions;
  const [quoted] = parse(`${text}\n${importedHeader('their.json')}`).definitions;
  expect([ours, theirs, quoted, null].map(isImported)).toEqual([false, true, false, false]);
  expect(importedHeader('their.json')).toBe(
    '# Imported from their.json: unused fields are allowed.\n\n',
  );
});
