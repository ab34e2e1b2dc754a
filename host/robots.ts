const privatePrefixes = [
  '/admin',
  '/api/',
  '/dat-hang',
  '/tai-khoan',
  '/preview-',
  '/reset-password',
];

export function isPrivatePath(path: string): boolean {
  return privatePrefixes.some((prefix) => path.startsWith(prefix));
}

export function robotsTxt(publicUrl: string): string {
  const { host, origin } = new URL(publicUrl);
  return `User-agent: *
${privatePrefixes.map((prefix) => `Disallow: ${prefix}\n`).join('')}
Host: ${host}
Sitemap: ${origin}/sitemap.xml
`;
}
