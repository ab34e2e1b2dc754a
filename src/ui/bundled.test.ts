import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import names from './iconNames.json';
import { iconData } from './icons.generated';

const bytes = (path: string) => readFileSync(path, 'utf8');

it('bundles the icons that are named, no more and no fewer', () => {
  expect(Object.keys(iconData)).toEqual([...names].sort());
});

it('shows one mark in header and browser tab', () => {
  expect(bytes('public/favicon.svg')).toBe(bytes('src/ui/mark.svg'));
});
