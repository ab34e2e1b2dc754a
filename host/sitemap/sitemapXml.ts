import { escapeMarkup } from '@iia/shared/escapeMarkup';

export interface SitemapEntry {
  url: string;
  lastmod: string | null;
}

export const urlsXml = (entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', entries);

export const indexXml = (entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', entries);

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, lastmod }) => {
    const changed = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
    return `<${element}><loc>${escapeMarkup(url)}</loc>${changed}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${root}>
`;
}
