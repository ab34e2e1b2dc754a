import { describe, expect, it } from 'vitest';
import { paymentEmail } from './paymentEmail';

const order = {
  documentId: 'don-1',
  code: 'DH260705AAAA',
  total: 1_600_000,
  firstTitle: 'Kiểm toán nội bộ căn bản',
};

describe('the email of a paid order', () => {
  it('states what was paid, and links to the order', () => {
    const email = paymentEmail(order, 'an@congty.vn');
    expect(email.to).toBe('an@congty.vn');
    expect(email.subject).toBe('Xác nhận thanh toán đơn hàng DH260705AAAA');
    expect(email.paragraphs).toHaveLength(2);
    expect(email.paragraphs[0]).toMatch(/1\.600\.000.*DH260705AAAA/);
    expect(email.facts?.map(([name]) => name)).toEqual(['Mã đơn hàng', 'Đã thanh toán']);
    expect(email.action?.url).toMatch(/\/tai-khoan\/lich-su-mua-hang\?don=don-1$/);
  });

  it('confirms 0 đồng without mentioning a payment', () => {
    const email = paymentEmail({ ...order, total: 0 }, 'an@congty.vn');
    expect(email.subject).toBe('Xác nhận đơn hàng DH260705AAAA');
    expect(email.paragraphs[0]).toMatch(/không cần thanh toán/);
    expect(email.facts).toEqual([['Mã đơn hàng', 'DH260705AAAA']]);
  });

  it('mentions a cancellation before a late payment', () => {
    const { paragraphs } = paymentEmail(order, 'an@congty.vn', { reactivated: true });
    expect(paragraphs).toHaveLength(3);
    expect(paragraphs[1]).toContain('DH260705AAAA');
  });
});
