import { CONTEXT } from './schemaOrg';

/** Where a page stands, as schema.org's BreadcrumbList; its last entry is the page itself. */
export function breadcrumbData(
  items: readonly { label: string; to?: string }[],
  origin: string,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: `${origin}${to}` }),
    })),
  };
}
