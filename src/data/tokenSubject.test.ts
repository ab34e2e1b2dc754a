import { describe, expect, it } from 'vitest';
import { tokenSubject } from './tokenSubject';

const token = (payload: object) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`;

describe('tokenSubject', () => {
  it('returns the user of a current or older token', () => {
    expect(tokenSubject(token({ userId: '12', sessionId: 'ü~?>' }))).toBe('12');
    expect(tokenSubject(token({ id: 12 }))).toBe('12');
  });

  it('decodes any base64url payload', () => {
    for (const text of ['?', '??', '???', '>', '>>', '>>>']) {
      expect(tokenSubject(token({ text, userId: '12' }))).toBe('12');
    }
  });

  it.each([null, '', 'dead.token.here', 'a.b', token({ userId: {} }), token({})])(
    'returns null for %s',
    (text) => expect(tokenSubject(text)).toBeNull(),
  );
});
