import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readToken, writeToken } from './cookie';

beforeEach(clearToken);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['my-token', 'tokens']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the token’s cookie', () => {
  it('returns any text unchanged', () => {
    expect(readToken()).toBeNull();
    writeToken('a; b=c ử');
    expect(readToken()).toBe('a; b=c ử');
    clearToken();
    expect(readToken()).toBeNull();
  });

  it('distinguishes its name from longer cookie names', () => {
    document.cookie = 'my-token=x; Path=/';
    document.cookie = 'tokens=y; Path=/';
    expect(readToken()).toBeNull();
    writeToken('z');
    expect(readToken()).toBe('z');
  });

  it('returns null if it is empty or malformed', () => {
    document.cookie = 'token=; Path=/';
    expect(readToken()).toBeNull();
    document.cookie = 'token=%E0%A4%A; Path=/';
    expect(readToken()).toBeNull();
  });

  it('returns null if there is no document', () => {
    vi.stubGlobal('document', undefined);
    expect(readToken()).toBeNull();
  });

  it('covers all paths for 30 days, without cross-site forms', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    writeToken('z');
    clearToken();
    expect(write.mock.calls).toEqual([
      ['token=z; Max-Age=2592000; Path=/; SameSite=Lax'],
      ['token=; Max-Age=0; Path=/; SameSite=Lax'],
    ]);
  });

  it('requires HTTPS on a page served over HTTPS', () => {
    const write = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    vi.stubGlobal('location', { protocol: 'https:' });
    writeToken('z');
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/; SameSite=Lax; Secure$/));
  });
});
