export type ItemKind = 'course' | 'document' | 'seminar';

/** The host's cache tags of an item: its lists and its own page. */
export function itemTags(kind: ItemKind, slug: string): string[] {
  return [`${kind}s`, `${kind}:${slug}`];
}
