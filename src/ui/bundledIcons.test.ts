import { expect, it } from 'vitest';
import names from './iconNames.json';
import { iconOutlines } from './icons.generated';

it('bundles the icons that are named, no more and no fewer', () => {
  expect(Object.keys(iconOutlines)).toEqual([...names].sort());
});
