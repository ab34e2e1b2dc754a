import { describe, expect, it } from 'vitest';
import { sampleItem, sampleOption, sampleSelection } from '../seats/sampleItems';
import { newOrderRecord } from './orderRecord';
import { orderResponse } from './orderResponse';
import { priceOrder } from './priceOrder';

const placedAt = new Date('2026-07-05T07:30:00Z');
const payBefore = new Date('2026-07-08T07:30:00Z');
const account = {
  bankBin: '970436',
  bankName: 'Vietcombank',
  accountNumber: '0011001234567',
  accountName: 'VIEN KIEM TOAN NOI BO',
};

function placed(status: 'pending_payment' | 'paid' = 'pending_payment') {
  const seminar = sampleItem({
    kind: 'seminar',
    documentId: 's1',
    slug: 'hoi-thao',
    title: 'Hội thảo',
  });
  const quote = priceOrder(
    [
      sampleSelection(seminar, 2, sampleOption({ price: 300_000 })),
      sampleSelection(sampleItem(), 1),
    ],
    { activeMembership: false, quantityRule: null },
  );
  let count = 0;
  return newOrderRecord(
    {
      code: 'DH260705AAAA',
      status,
      placedAt,
      payBefore,
      quote,
      invoice: null,
      note: null,
      customer: { fullName: 'Nguyễn Minh An', email: 'an@congty.vn', phone: '0912', address: null },
      history: [{ status, at: placedAt, by: 'buyer', note: null }],
    },
    () => `id-${(count += 1)}`,
  );
}

describe('an order', () => {
  it('is stored with generated ids, and lines with the titles of their items', () => {
    const { documentId, lines, history, subtotal, total } = placed();
    expect([documentId, ...lines.map((line) => line.documentId), history[0]?.documentId]).toEqual([
      'id-1',
      'id-2',
      'id-3',
      'id-4',
    ]);
    expect({ subtotal, total }).toEqual({ subtotal: 1_600_000, total: 1_600_000 });
    expect(lines).toEqual([
      {
        documentId: 'id-2',
        kind: 'seminar',
        itemDocumentId: 's1',
        slug: 'hoi-thao',
        title: 'Hội thảo',
        groupId: 'group-1',
        optionId: 'option-1',
        optionName: 'Hình thức – Trực tiếp',
        quantity: 2,
        listPrice: 300_000,
        unitPrice: 300_000,
        amount: 600_000,
      },
      {
        documentId: 'id-3',
        kind: 'course',
        itemDocumentId: 'course-1',
        slug: 'kiem-toan-noi-bo-can-ban',
        title: 'Kiểm toán nội bộ căn bản',
        groupId: null,
        optionId: null,
        optionName: null,
        quantity: 1,
        listPrice: 1_000_000,
        unitPrice: 1_000_000,
        amount: 1_000_000,
      },
    ]);
  });

  it('returns timestamps in UTC, who changed it, its first title and its number of lines', () => {
    const response = orderResponse(placed(), account);
    expect(response).toMatchObject({
      placedAt: '2026-07-05T07:30:00.000Z',
      itemCount: 2,
      firstTitle: 'Hội thảo',
      history: [{ documentId: 'id-4', at: '2026-07-05T07:30:00.000Z', by: 'Quý khách' }],
    });
    expect(response).not.toHaveProperty('payBefore');
  });

  it('requests the outstanding amount while it is unpaid, and nothing afterwards', () => {
    expect(orderResponse(placed(), account).payment?.amount).toBe(1_600_000);
    expect(orderResponse(placed(), account, 600_000).payment).toMatchObject({
      amount: 1_000_000,
      purpose: 'DH260705AAAA',
      payBefore: '2026-07-08T07:30:00.000Z',
    });
    expect(orderResponse(placed('paid'), account).payment).toBeNull();
    expect(orderResponse(placed(), null).payment).toBeNull();
  });

  it('has an empty title without lines', () => {
    expect(orderResponse({ ...placed(), lines: [] }, null)).toMatchObject({
      itemCount: 0,
      firstTitle: '',
    });
  });
});
