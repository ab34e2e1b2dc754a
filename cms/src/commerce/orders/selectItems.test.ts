import { describe, expect, it } from 'vitest';
import { sampleItem, sampleOption } from '../seats/sampleItems';
import { selectItems } from './selectItems';
import { itemKey, type CatalogueItem } from '../seats/items';
import type { OrderItemInput } from '../../generated/types';

const now = new Date('2026-07-05T07:30:00Z');
const course = sampleItem();
const book = sampleItem({ kind: 'document', documentId: 'document-1', single: true });
const seminar = sampleItem({
  kind: 'seminar',
  documentId: 'seminar-1',
  orderByOption: true,
  optionGroups: [
    { id: 'g1', name: 'Hình thức', options: [sampleOption({ id: 'o1' })] },
    { id: 'g2', name: 'Ngày', options: [sampleOption({ id: 'o2' })] },
  ],
});

function select(requested: OrderItemInput[], items: CatalogueItem[] = [course, book, seminar]) {
  return selectItems(requested, new Map(items.map((item) => [itemKey(item), item])), now);
}

function messages(...requested: OrderItemInput[]): string[] {
  return select(requested).problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const wantedSeminar = { kind: 'seminar', documentId: 'seminar-1', quantity: 1 } as const;

describe('selectItems', () => {
  it('matches lines to items and options, preserving their order', () => {
    const { items, problems } = select([
      { ...wantedSeminar, groupId: 'g2', optionId: 'o2' },
      { kind: 'course', documentId: 'course-1', quantity: 3 },
    ]);
    expect(problems).toEqual([]);
    expect(items.map(({ item, option, quantity }) => [item.kind, option?.id, quantity])).toEqual([
      ['seminar', 'o2', 1],
      ['course', undefined, 3],
    ]);
  });

  it('rejects an item that is not for sale, also under another kind', () => {
    expect(messages({ kind: 'document', documentId: 'course-1', quantity: 1 })).toEqual([
      'items.0.documentId: Tài liệu này không còn mở bán.',
    ]);
  });

  it('rejects more than one copy of a document', () => {
    expect(messages({ kind: 'document', documentId: 'document-1', quantity: 2 })).toEqual([
      'items.0.quantity: Tài liệu này chỉ đặt được với số lượng 1.',
    ]);
  });

  it('accepts one copy of a document', () => {
    const { items, problems } = select([
      { kind: 'document', documentId: 'document-1', quantity: 1, groupId: null, optionId: null },
    ]);
    expect(problems).toEqual([]);
    expect(items).toEqual([{ item: book, quantity: 1, group: null, option: null }]);
  });

  it('rejects an option on an item without options', () => {
    expect(
      messages({ kind: 'course', documentId: 'course-1', quantity: 1, optionId: 'o1' }),
    ).toEqual(['items.0.optionId: Khoá học này không có lựa chọn.']);
    expect(
      messages({ kind: 'course', documentId: 'course-1', quantity: 1, groupId: 'g1' }),
    ).toEqual(['items.0.groupId: Khoá học này không có lựa chọn.']);
  });

  it('requires an option if the seminar is ordered by option', () => {
    const needed = 'items.0.optionId: Vui lòng chọn một lựa chọn của hội thảo.';
    expect(messages(wantedSeminar)).toEqual([needed]);
    expect(messages({ ...wantedSeminar, groupId: 'g1' })).toEqual([needed]);
    expect(messages({ ...wantedSeminar, optionId: 'o1' })).toEqual([needed]);
  });

  it('rejects an option of another group, or of none', () => {
    const unknown = 'items.0.optionId: Lựa chọn này không có trong nhóm đã chọn.';
    expect(messages({ ...wantedSeminar, groupId: 'g1', optionId: 'o2' })).toEqual([unknown]);
    expect(messages({ ...wantedSeminar, groupId: 'g9', optionId: 'o1' })).toEqual([unknown]);
  });

  it('closes an item on time, to the millisecond', () => {
    const at = (closesAt: Date) =>
      select([{ kind: 'course', documentId: 'course-1', quantity: 1 }], [sampleItem({ closesAt })]);
    expect(at(now).problems).toMatchObject([
      { path: ['items', '0', 'documentId'], message: expect.stringMatching(/đã khai giảng/) },
    ]);
    expect(at(new Date(now.getTime() + 1)).problems).toEqual([]);
  });

  it('rejects the same item and option twice, but accepts two options of one seminar', () => {
    const first = { ...wantedSeminar, groupId: 'g1', optionId: 'o1' };
    const second = { ...wantedSeminar, groupId: 'g2', optionId: 'o2' };
    expect(messages(first, second)).toEqual([]);
    expect(messages(first, second, first)).toEqual([
      'items.2.documentId: Mục này đã có ở một dòng khác của giỏ hàng.',
    ]);
  });

  it('distinguishes options by their group and by themselves', () => {
    const options = [sampleOption({ id: 'o1' }), sampleOption({ id: 'o2' })];
    const twice = sampleItem({
      kind: 'seminar',
      documentId: 'seminar-1',
      orderByOption: true,
      optionGroups: ['g1', 'g2'].map((id) => ({ id, name: id, options })),
    });
    const wanted = ['g1', 'g2'].flatMap((groupId) =>
      ['o1', 'o2'].map((optionId) => ({ ...wantedSeminar, groupId, optionId })),
    );
    expect(select(wanted, [twice]).problems).toEqual([]);
  });

  it('reports every bad line at once', () => {
    expect(
      messages(
        { kind: 'course', documentId: 'gone', quantity: 1 },
        { kind: 'course', documentId: 'course-1', quantity: 1 },
        wantedSeminar,
      ),
    ).toHaveLength(2);
  });
});
