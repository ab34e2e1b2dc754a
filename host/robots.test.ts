import { expect, it } from 'vitest';
import { isPrivatePath, robotsTxt } from './robots';

it('excludes private paths and comparisons from robots, and allows the rest', () => {
  expect(robotsTxt('https://iia.example')).toBe(`User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /dat-hang
Disallow: /tai-khoan
Disallow: /preview-
Disallow: /reset-password
Disallow: /*soSanh=

Host: iia.example
Sitemap: https://iia.example/sitemap.xml
`);
});

it.each([
  ['/tai-khoan/diem-danh', true],
  ['/dat-hang/thanh-cong', true],
  ['/', false],
  ['/khoa-hoc', false],
  ['/khoa-hoc/tai-khoan', false],
])('decides whether %s is private: %s', (path, isPrivate) =>
  expect(isPrivatePath(path)).toBe(isPrivate),
);
