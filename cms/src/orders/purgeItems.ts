import { itemTags } from '../purge/itemTags';
import { purgeTags } from '../purge/purgeTags';
import type { ItemKind } from './types';

/** Tells the host that the places of these courses and seminars have changed. */
export function purgeItems(items: readonly { kind: ItemKind; slug: string }[]): void {
  const withPlaces = items.filter(({ kind }) => kind !== 'document');
  const tags = new Set(withPlaces.flatMap(({ kind, slug }) => itemTags(kind, slug)));
  if (tags.size > 0) purgeTags([...tags]);
}
