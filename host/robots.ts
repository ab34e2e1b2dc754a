const privatePrefixes = [
  '/admin',
  '/api/',
  '/dat-hang',
  '/tai-khoan',
  '/preview-',
  '/reset-password',
];

/** Each combination of compared courses is a URL, and there are thousands. */
const comparisons = '/*soSanh=';

export function isPrivatePath(path: string): boolean {
  return privatePrefixes.some((prefix) => path.startsWith(prefix));
}

export function robotsTxt(publicUrl: string): string {
  const { host, origin } = new URL(publicUrl);
  return `User-agent: *
${[...privatePrefixes, comparisons].map((path) => `Disallow: ${path}\n`).join('')}
Host: ${host}
Sitemap: ${origin}/sitemap.xml
`;
}
