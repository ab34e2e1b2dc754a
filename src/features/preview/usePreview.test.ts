import { expect, it } from 'vitest';
import { parsePreviewFragment } from './usePreview';

it('reads a record and its token from the fragment', () => {
  expect(parsePreviewFragment('#abc123.ey_J-x.s1g')).toEqual({
    documentId: 'abc123',
    token: 'ey_J-x.s1g',
  });
});

it.each(['', '#', '#abc', '#abc.def', '#../x.a.b', '#abc.de f.g'])(
  'reads nothing from “%s”',
  (hash) => expect(parsePreviewFragment(hash)).toBeNull(),
);
