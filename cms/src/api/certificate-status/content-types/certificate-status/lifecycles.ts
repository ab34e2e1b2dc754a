import { nameKey } from '../../../../platform/text/nameKey';

interface Write {
  params: { data: { holderName?: unknown; holderKey?: string } };
}

/** Derives the search key whenever a holder's name is written. */
function syncHolderKey({ params: { data } }: Write): void {
  if (typeof data.holderName === 'string') data.holderKey = nameKey(data.holderName);
}

export default { beforeCreate: syncHolderKey, beforeUpdate: syncHolderKey };
