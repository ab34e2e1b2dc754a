import { describe, expect, it } from 'vitest';
import { sampleItem, sampleSelection } from '../seats/sampleItems';
import {
  placedNotifications,
  reactivatedNotification,
  statusNotification,
  type NotifiedStatus,
} from './orderNotifications';
import { newOrderRecord } from './orderRecord';
import { priceOrder } from './priceOrder';

const placedAt = new Date('2026-07-05T07:30:00Z');

function placed(payBefore: Date | null) {
  const price = payBefore ? 1_000_000 : 0;
  const quote = priceOrder([sampleSelection(sampleItem({ price }), 1)], {
    activeMembership: false,
    quantityRule: null,
  });
  return newOrderRecord(
    {
      code: 'DH260705AAAA',
      status: 'pending_payment',
      placedAt,
      payBefore,
      quote,
      invoice: null,
      note: null,
      history: [],
      customer: { fullName: 'Nguyễn Minh An', email: 'an@congty.vn', phone: '0912', address: null },
    },
    () => 'don-1',
  );
}

describe('notifications of an order', () => {
  const order = {
    documentId: 'don-1',
    code: 'DH260705AAAA',
    total: 1_600_000,
    firstTitle: 'Kiểm toán nội bộ căn bản',
  };

  it.each<[NotifiedStatus, RegExp, RegExp]>([
    ['paid', /DH260705AAAA đã được thanh toán$/, /“Kiểm toán nội bộ căn bản” đã được xác nhận/],
    ['completed', /DH260705AAAA đã hoàn tất$/, /cảm ơn/],
    ['cancelled', /DH260705AAAA đã huỷ$/, /“Kiểm toán nội bộ căn bản”.*không chuyển khoản/],
    ['refunded', /DH260705AAAA đã được hoàn tiền$/, /1\.600\.000/],
  ])('states its title, and the consequences, once it is %s', (status, title, body) => {
    expect(statusNotification(order, 7, status)).toEqual({
      userId: 7,
      kind: `order_${status}`,
      title: expect.stringMatching(title) as string,
      body: expect.stringMatching(body) as string,
      url: '/tai-khoan/lich-su-mua-hang?don=don-1',
    });
  });

  it('reports the reactivation after a late payment', () => {
    expect(reactivatedNotification(order, 7)).toMatchObject({
      kind: 'order_paid',
      title: 'Đơn hàng DH260705AAAA đã được khôi phục',
      body: expect.stringContaining('DH260705AAAA') as string,
    });
  });

  it('states the amount, the items and the deadline at first', () => {
    const notices = placedNotifications(placed(new Date('2026-07-08T07:30:00Z')), 7);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ userId: 7, kind: 'order_placed', at: placedAt });
    expect(notices[0]?.title).toContain('DH260705AAAA');
    expect(notices[0]?.body).toMatch(/1\.000\.000.*DH260705AAAA trước 08\/07\/2026 14:30/);
  });

  it('reports a free order as paid too', () => {
    const notices = placedNotifications(placed(null), 7);
    expect(notices.map(({ kind }) => kind)).toEqual(['order_placed', 'order_paid']);
    expect(notices[0]?.body).toMatch(/không cần thanh toán/);
    expect(notices[1]?.body).toContain('“Kiểm toán nội bộ căn bản”');
  });
});
