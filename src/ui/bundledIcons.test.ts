import { expect, it } from 'vitest';
import names from './iconNames.json';
import { iconOutlines } from './icons.generated';

it('bundles exactly the icons listed in iconNames.json', () => {
  expect(Object.keys(iconOutlines)).toEqual([...names].sort());
});
