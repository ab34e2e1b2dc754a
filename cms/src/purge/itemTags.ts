export type ItemKind = 'course' | 'document' | 'seminar';

/** The host's cache tags of an item: its lists, its own page and the home page, which shows some. */
export function itemTags(kind: ItemKind, slug: string): string[] {
  return [`${kind}s`, `${kind}:${slug}`, 'home-page'];
}
