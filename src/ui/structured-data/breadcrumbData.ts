import { CONTEXT } from './schemaOrg';

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
