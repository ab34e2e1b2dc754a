import { expect, it } from 'vitest';
import { isAnchored } from './anchoredPattern';

it.each(['^[a-z]+$', '^a$|^b$', '^(a|b)$'])('matches only the whole text: %s', (pattern) => {
  expect(isAnchored(pattern)).toBe(true);
});

it.each(['[a-z]+', '^[a-z]+', '[a-z]+$', '^a|b$', '^a$|b', '\\ba$', '^a\\b', '', '\\^a\\$'])(
  'allows other text around the match: %s',
  (pattern) => {
    expect(isAnchored(pattern)).toBe(false);
  },
);
