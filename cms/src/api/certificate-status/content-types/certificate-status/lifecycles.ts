import { nameKey } from '../../../../platform/text/nameKey';

interface Write {
  params: { data: { holderName?: unknown; holderKey?: string } };
}

/** Keeps the key that a holder's name is found by, whoever writes the name. */
function keepKey({ params: { data } }: Write): void {
  if (typeof data.holderName === 'string') data.holderKey = nameKey(data.holderName);
}

export default { beforeCreate: keepKey, beforeUpdate: keepKey };
