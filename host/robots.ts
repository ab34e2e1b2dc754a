/** Where no page for everyone stands: the API, what is behind the login, what is for one person only. */
const privateWays = ['/admin', '/api/', '/dat-hang', '/tai-khoan', '/preview-', '/reset-password'];

/** Whether search engines are asked to keep away from a path. */
export function isPrivatePath(path: string): boolean {
  return privateWays.some((way) => path.startsWith(way));
}

/** What search engines are asked: everything but what is private; and where all of it is listed. */
export function robotsTxt(publicUrl: string): string {
  const { host, origin } = new URL(publicUrl);
  return `User-agent: *
${privateWays.map((way) => `Disallow: ${way}\n`).join('')}
Host: ${host}
Sitemap: ${origin}/sitemap.xml
`;
}
