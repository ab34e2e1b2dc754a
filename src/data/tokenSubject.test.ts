import { describe, expect, it } from 'vitest';
import { tokenSubject } from './tokenSubject';

const token = (payload: object) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`;

describe('the holder of a token', () => {
  it('is the user of a session, or of an older token', () => {
    expect(tokenSubject(token({ userId: '12', sessionId: 'ü~?>' }))).toBe('12');
    expect(tokenSubject(token({ id: 12 }))).toBe('12');
  });

  it('is read from any payload that base64url can write', () => {
    for (const text of ['?', '??', '???', '>', '>>', '>>>']) {
      expect(tokenSubject(token({ text, userId: '12' }))).toBe('12');
    }
  });

  it.each([null, '', 'dead.token.here', 'a.b', token({ userId: {} }), token({})])(
    'is nobody for %s',
    (text) => expect(tokenSubject(text)).toBeNull(),
  );
});
