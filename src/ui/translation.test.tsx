import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoTranslateText } from './translation';

const exempt = (text: string) => {
  const { container } = render(<NoTranslateText>{text}</NoTranslateText>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);
};

describe('ExactText', () => {
  it.each([
    ['Đơn hàng DH26A7K3Q', ['DH26A7K3Q']],
    ['Giấy chứng nhận CIA-2019-314159 còn hiệu lực', ['CIA-2019-314159']],
    [
      'Tổng cộng lúc trước là 1.900.000\u00a0₫, nay là 950.000\u00a0₫.',
      ['1.900.000\u00a0₫', '950.000\u00a0₫'],
    ],
    ['−250.000\u00a0₫ (30/365 ngày của 1.000.000\u00a0₫)', ['−250.000\u00a0₫', '1.000.000\u00a0₫']],
    ['Tài khoản 0011004567890 tại Vietcombank', ['0011004567890']],
    ['Mã giảm giá HE2026', ['HE2026']],
  ])('excludes the codes, amounts and account numbers in “%s” from translation', (text, parts) => {
    expect(exempt(text)).toEqual(parts);
  });

  it.each(['Miễn phí', 'Trước 17:30 ngày 05/07/2026', '2 năm', 'Chuẩn mực IIA và COSO'])(
    'leaves “%s” translatable',
    (text) => {
      expect(exempt(text)).toEqual([]);
    },
  );

  it('replaces the whole element when the text changes', () => {
    const { container, rerender } = render(<NoTranslateText>Đơn hàng DH26A7K3Q</NoTranslateText>);
    const before = container.firstChild;
    rerender(<NoTranslateText>Đơn hàng DH26B8L4R</NoTranslateText>);
    expect(container.firstChild).not.toBe(before);
  });
});
