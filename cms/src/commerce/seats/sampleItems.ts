import type { CatalogueItem, OrderOption, SelectedItem } from './items';

export function sampleItem(changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    kind: 'course',
    documentId: 'course-1',
    slug: 'kiem-toan-noi-bo-can-ban',
    title: 'Kiểm toán nội bộ căn bản',
    price: 1_000_000,
    memberPrice: null,
    capacity: null,
    single: false,
    closesAt: null,
    orderByOption: false,
    optionGroups: [],
    ...changes,
  };
}

export function sampleOption(changes: Partial<OrderOption> = {}): OrderOption {
  return { id: 'option-1', name: 'Trực tiếp', price: null, capacity: null, ...changes };
}

export function sampleSelection(
  item: CatalogueItem,
  quantity: number,
  option: OrderOption | null = null,
): SelectedItem {
  const group = option && { id: 'group-1', name: 'Hình thức', options: [option] };
  return { item, quantity, group, option };
}
