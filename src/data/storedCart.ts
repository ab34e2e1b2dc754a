import { limits } from '@iia/shared/limits';
import type { CartItem, ItemKind } from './generated/types';
import { lineKey } from './lineKey';

const VERSION = 1;

const KINDS: readonly ItemKind[] = ['course', 'document', 'seminar'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Safe as a path segment: not empty, no `.` or `..`, and encodable. */
const isSlug = (value: unknown): value is string =>
  isText(value) && !/^\.{1,2}$|[\ud800-\udfff]/u.test(value);

function readItem(value: unknown): CartItem | null {
  const item = (value ?? {}) as Record<keyof CartItem, unknown>;
  const kind = KINDS.find((known) => known === item.kind);
  const { documentId, slug, title, unitPrice, quantity, single } = item;
  if (!kind || !isText(documentId) || !isSlug(slug) || !isText(title)) return null;
  if (!isCount(unitPrice, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (!isCount(quantity, 1, limits.lineQuantity) || typeof single !== 'boolean') return null;
  const orderByOption = item.orderByOption === true;
  const optionId = textOrNull(item.optionId);
  const groupId = textOrNull(item.groupId);
  if (orderByOption && (optionId === null || groupId === null)) return null;
  return {
    kind,
    documentId,
    slug,
    title,
    unitPrice,
    quantity: single ? 1 : quantity,
    single,
    cover: textOrNull(item.cover),
    orderByOption,
    optionName: textOrNull(item.optionName),
    optionId,
    groupId,
  };
}

export interface StoredCart {
  items: CartItem[];
  damaged: boolean;
}

/** Parses a stored cart. Skips invalid items and reports them as `damaged`. Never throws. */
export function parseCart(text: string | null): StoredCart {
  if (text === null) return { items: [], damaged: false };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    // Handled below, as it has no version either.
  }
  const { version, items } = (stored ?? {}) as { version?: unknown; items?: unknown };
  if (version !== VERSION || !Array.isArray(items)) return { items: [], damaged: true };
  const lines = new Map<string, CartItem>();
  let damaged = false;
  for (const value of items as unknown[]) {
    const item = readItem(value);
    if (item && !lines.has(lineKey(item))) lines.set(lineKey(item), item);
    else damaged = true;
  }
  return { items: [...lines.values()], damaged };
}

export const formatCart = (items: readonly CartItem[]): string =>
  JSON.stringify({ version: VERSION, items });

const byKey = (items: readonly CartItem[]): Map<string, CartItem> =>
  new Map(items.map((item) => [lineKey(item), item]));

const sameLine = (a: CartItem | undefined, b: CartItem | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export function sameCart(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  const others = byKey(b);
  return a.length === b.length && a.every((item) => sameLine(item, others.get(lineKey(item))));
}

/** Three-way merge: neither tab loses a line that the other added since `base`. */
export function mergeCarts(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const before = byKey(base);
  const now = byKey(mine);
  const merged = byKey(theirs);
  for (const key of before.keys()) {
    if (!now.has(key)) merged.delete(key);
  }
  for (const [key, item] of now) {
    if (!sameLine(before.get(key), item)) merged.set(key, item);
  }
  return [...merged.values()];
}
