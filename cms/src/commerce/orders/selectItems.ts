import { orderTexts } from './texts';
import { itemKey, type CatalogueItem, type SelectedItem } from '../seats/items';
import type { OrderItemInput } from '../../generated/types';

export interface ItemProblem {
  path: ['items', string, keyof OrderItemInput];
  message: string;
}

export interface Selection {
  items: SelectedItem[];
  problems: ItemProblem[];
}

/** Collects every reason why a line cannot be ordered. `catalogue` is keyed by `itemKey`. */
export function selectItems(
  requested: readonly OrderItemInput[],
  catalogue: ReadonlyMap<string, CatalogueItem>,
  now: Date,
): Selection {
  const seen = new Set<string>();
  const selection: Selection = { items: [], problems: [] };
  requested.forEach((line, index) => {
    const selected = selectItem(line, catalogue.get(itemKey(line)), now);
    const key = `${itemKey(line)} ${line.groupId ?? ''} ${line.optionId ?? ''}`;
    if ('field' in selected) {
      selection.problems.push(problemAt(index, selected.field, selected.message));
    } else if (seen.has(key)) {
      selection.problems.push(problemAt(index, 'documentId', orderTexts.duplicate));
    } else {
      selection.items.push(selected);
    }
    seen.add(key);
  });
  return selection;
}

interface Refused {
  field: keyof OrderItemInput;
  message: string;
}

function selectItem(
  { kind, quantity, groupId, optionId, attendees }: OrderItemInput,
  item: CatalogueItem | undefined,
  now: Date,
): SelectedItem | Refused {
  if (item === undefined) return { field: 'documentId', message: orderTexts.notForSale(kind) };
  if (item.closesAt !== null && item.closesAt <= now) {
    return { field: 'documentId', message: orderTexts.closed(kind) };
  }
  if (item.single && quantity > 1) return { field: 'quantity', message: orderTexts.single(kind) };
  const unnamed = attendeeProblem(item, quantity, attendees ?? []);
  if (unnamed !== null) return { field: 'attendees', message: unnamed };
  if (!item.orderByOption) {
    if (optionId != null) return { field: 'optionId', message: orderTexts.optionRefused(kind) };
    if (groupId != null) return { field: 'groupId', message: orderTexts.optionRefused(kind) };
    return { item, quantity, group: null, option: null };
  }
  if (groupId == null || optionId == null) {
    return { field: 'optionId', message: orderTexts.optionNeeded };
  }
  const group = item.optionGroups.find(({ id }) => id === groupId);
  const option = group?.options.find(({ id }) => id === optionId);
  if (group === undefined || option === undefined) {
    return { field: 'optionId', message: orderTexts.optionUnknown };
  }
  return { item, quantity, group, option };
}

/** Only seats have attendees, at most one each. */
function attendeeProblem(
  { kind, single }: CatalogueItem,
  quantity: number,
  attendees: NonNullable<OrderItemInput['attendees']>,
): string | null {
  if (attendees.length === 0) return null;
  if (single) return orderTexts.attendeesRefused(kind);
  const numbers = new Set(attendees.map(({ number }) => number));
  if (numbers.size < attendees.length) return orderTexts.attendeeRepeated;
  return Math.max(...numbers) > quantity ? orderTexts.attendeeWithoutSeat(quantity) : null;
}

function problemAt(index: number, field: keyof OrderItemInput, message: string): ItemProblem {
  return { path: ['items', String(index), field], message };
}
