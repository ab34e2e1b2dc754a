import { expect, it } from 'vitest';
import names from './iconNames.json';
import { iconData } from './icons.generated';

it('bundles the icons that are named, no more and no fewer', () => {
  expect(Object.keys(iconData)).toEqual([...names].sort());
});
