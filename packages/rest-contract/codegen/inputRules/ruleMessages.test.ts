import { expect, it } from 'vitest';
import { ruleMessages } from './ruleMessages';

it.each(['en', 'vi'] as const)("contains the field's label in every message (%s)", (language) => {
  const { format, formats, ...words } = ruleMessages[language];
  const label = 'Tên';
  const sentences = [
    words.tooShort(label, 5, 'characters'),
    words.tooLong(label, 5, 'items'),
    words.tooHeavy(label, 5),
    words.wrongPattern(label),
    words.differs(label),
    words.tooSmall(label, 5),
    words.tooLarge(label, 5),
    words.invalid(label),
    words.missing(label, true),
    words.missing(label, false),
    ...Object.values(format).map((sentence) => sentence(label)),
  ];
  const tested = Object.keys(formats).filter((name) => formats[name]?.test);
  expect(Object.keys(format).sort()).toEqual(tested.sort());
  for (const sentence of sentences) expect(sentence).toMatch(/(?=.*Tên)^[A-Z].+\.$/);
  expect(words.missing(label, true)).not.toBe(words.missing(label, false));
  for (const bound of [words.tooShort(label, 5, 'items'), words.tooLong(label, 5, 'items')]) {
    expect(bound).toContain('5');
    expect(bound).toMatch(/ (items|mục)\.$/);
  }
});
