import { describe, expect, it } from 'vitest';
import { pageOfShareImage, shareImagePath } from './shareImage';

describe('shareImagePath', () => {
  it.each(['/', '/khoa-hoc', '/tin-tuc/thong-bao/a.png'])(
    'maps the image of %s back to its page',
    (page) => expect(pageOfShareImage(shareImagePath(page))).toBe(page),
  );

  it('uses one image for all pages of a list', () =>
    expect(shareImagePath('/khoa-hoc?trang=2')).toBe(shareImagePath('/khoa-hoc')));

  it.each(['/og', '/og/', '/ogx.png', '/khoa-hoc.png', '/og/khoa-hoc.svg'])(
    'finds no page for %s',
    (path) => expect(pageOfShareImage(path)).toBeNull(),
  );
});
