import { setImmediate } from 'node:timers/promises';
import { compactText } from '../payments/paymentCodesInText';
import { referenceKey, type TransferText } from '../payments/findDuplicate';

const TEXTS_AT_ONCE = 500;

/**
 * Finds for each of `ones` the `others` that satisfy `isProvenDuplicate`, without comparing each with
 * each: 20,000 lines and as many transfers take about a second.
 */
export async function findProvenPairs<One extends TransferText, Other extends TransferText>(
  ones: readonly One[],
  others: readonly Other[],
): Promise<Map<One, Other[]>> {
  const pairs = new Map<One, Set<Other>>();
  const add = (one: One, other: Other): void => {
    const found = pairs.get(one) ?? new Set();
    pairs.set(one, found.add(other));
  };
  const othersByKey = groupByKey(others);
  const onesByKey = groupByKey(ones);
  for (const one of ones) {
    const key = referenceKey(one.reference);
    for (const other of othersByKey.get(key ?? '') ?? []) add(one, other);
  }
  await findQuotedReferences(ones, othersByKey, add);
  await findQuotedReferences(others, onesByKey, (other, one) => add(one, other));
  return new Map([...pairs].map(([one, found]) => [one, [...found]]));
}

function groupByKey<Item extends TransferText>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = referenceKey(item.reference);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Finds the references contained in texts, by looking up each part of a text of a reference's length. */
async function findQuotedReferences<Text extends TransferText, Named>(
  texts: readonly Text[],
  byKey: ReadonlyMap<string, readonly Named[]>,
  found: (text: Text, named: Named) => void,
): Promise<void> {
  const lengths = [...new Set([...byKey.keys()].map((key) => key.length))];
  for (const [index, text] of texts.entries()) {
    if (index % TEXTS_AT_ONCE === TEXTS_AT_ONCE - 1) await setImmediate();
    const compact = compactText(text.description);
    for (const length of lengths) {
      for (let start = 0; start + length <= compact.length; start += 1) {
        for (const named of byKey.get(compact.slice(start, start + length)) ?? []) {
          found(text, named);
        }
      }
    }
  }
}
