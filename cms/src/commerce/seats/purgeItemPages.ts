import type { ItemKind } from '../../generated/types';
import { tagsOf } from '../../platform/purge/contentTags';
import { purgeTags } from '../../platform/purge/purgeTags';

export function purgeItemPages(items: readonly { kind: ItemKind }[]): void {
  const kinds = items.map(({ kind }) => kind).filter((kind) => kind !== 'document');
  purgeTags(kinds.flatMap((kind) => tagsOf(`api::${kind}.${kind}`) ?? []));
}
