import { expect, it } from 'vitest';
import { keyOf } from './fileKeys';

it.each(['/uploads/a_1f.pdf', '/owners-only/Sổ tay (1).pdf'])('returns the key of %s', (url) => {
  expect(keyOf(url)).toBe(url.slice(1));
});

it.each([
  '/uploads/',
  '/uploads/..',
  '/uploads/../owners-only/a',
  '/uploads/a/b',
  '/uploads/a\\b',
  '/uploads/a\0b',
  '/uploads/a\nb',
  '/uploads/\r',
  '/uploads/.unfinished-1',
  '/UPLOADS/a',
  'uploads/a',
  '/other/a',
  'https://s3.example.vn/uploads/a',
  `/uploads/${'ố'.repeat(100)}`,
])('rejects %j', (url) => {
  expect(keyOf(url)).toBeNull();
});
