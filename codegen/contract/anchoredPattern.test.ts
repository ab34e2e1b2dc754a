import { expect, it } from 'vitest';
import { isAnchored } from './anchoredPattern';

it.each(['^[a-z]+$', '^a$|^b$', '^(a|b)$'])('%s holds the whole text', (pattern) => {
  expect(isAnchored(pattern)).toBe(true);
});

it.each(['[a-z]+', '^[a-z]+', '[a-z]+$', '^a|b$', '^a$|b', '\\ba$', '^a\\b', '', '\\^a\\$'])(
  '%s lets other text stand around it',
  (pattern) => {
    expect(isAnchored(pattern)).toBe(false);
  },
);
