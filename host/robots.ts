/** What search engines are asked: everything but the API, and what is behind the login. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /dat-hang
Disallow: /tai-khoan
Disallow: /preview-

Host: ${new URL(publicUrl).host}
`;
}
