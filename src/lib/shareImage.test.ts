import { describe, expect, it } from 'vitest';
import { pageOfShareImage, shareImagePath } from './shareImage';

describe('the picture of a page', () => {
  it.each(['/', '/khoa-hoc', '/tin-tuc/thong-bao/a.png'])('of %s leads back to it', (page) =>
    expect(pageOfShareImage(shareImagePath(page))).toBe(page),
  );

  it('is one for all pages of a list', () =>
    expect(shareImagePath('/khoa-hoc?trang=2')).toBe(shareImagePath('/khoa-hoc')));

  it.each(['/og', '/og/', '/ogx.png', '/khoa-hoc.png', '/og/khoa-hoc.svg'])(
    'does not stand at %s',
    (path) => expect(pageOfShareImage(path)).toBeNull(),
  );
});
