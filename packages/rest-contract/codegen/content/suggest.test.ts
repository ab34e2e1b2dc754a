import { expect, it } from 'vitest';
import { suggest } from './suggest';

const KNOWN = ['title', 'slug', 'publishedAt'];

it.each([
  ['tittle', '; write title'],
  ['itle', '; write title'],
  ['slog', '; write slug'],
  ['publishedat', '; write publishedAt'],
  ['published', '; write publishedAt'],
  ['slxx', '; write one of title, slug, publishedAt'],
  ['oldslug', '; write one of title, slug, publishedAt'],
  ['at', '; write one of title, slug, publishedAt'],
  ['', '; write one of title, slug, publishedAt'],
])('suggests for "%s"%s', (word, suggestion) => {
  expect(suggest(word, KNOWN)).toBe(suggestion);
});

it('accepts one wrong character in a short word as a typo', () => {
  expect(suggest('ad', ['at'])).toBe('; write at');
});
