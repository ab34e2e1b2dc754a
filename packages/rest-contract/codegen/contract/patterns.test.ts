import { expect, it } from 'vitest';
import { hasNestedQuantifiers, isAnchored } from './patterns';

it.each([
  '^(a+)+$',
  '^(a*)*$',
  '^([a-z]+)*x$',
  '^(aa+)+$',
  '^((a|b)+)+$',
  '^(.[a-z]+)*$',
  '(a+b?){2,}',
  '^(-(ab)+)*$',
  '^(-a+|a+)*$',
  '^(|a+)*$',
])('detects nested quantifiers in %s', (pattern) =>
  expect(hasNestedQuantifiers(pattern)).toBe(true),
);

it.each([
  '^[a-zA-Z0-9._-]+$',
  '^[a-z]+(\\.[a-z]+)*$',
  '^(\\d{3}-?){3}$',
  '^(a|b)+$',
  '^(a+){3}$',
  '^(a{2})+$',
  '^(-a+)*$',
  '^(-\\d+)*$',
  '(?<=a)b+',
  '^(, [^,]+)*$',
])('accepts %s', (pattern) => expect(hasNestedQuantifiers(pattern)).toBe(false));

it.each(['^[a-z]+$', '^a$|^b$', '^(a|b)$'])('matches only the whole text: %s', (pattern) => {
  expect(isAnchored(pattern)).toBe(true);
});

it.each(['[a-z]+', '^[a-z]+', '[a-z]+$', '^a|b$', '^a$|b', '\\ba$', '^a\\b', '', '\\^a\\$'])(
  'allows other text around the match: %s',
  (pattern) => {
    expect(isAnchored(pattern)).toBe(false);
  },
);
