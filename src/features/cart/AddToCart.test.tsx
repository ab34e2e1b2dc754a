import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cartVar } from '@/data/cart';
import { failure, fakeApi } from '@/data/testing/fakeApi';
import { renderRoutes } from '@/testing/openPage';
import { AddToCart, type AddToCartProps } from './AddToCart';

const course: AddToCartProps['item'] = {
  kind: 'course',
  documentId: 'c1',
  slug: 'c1',
  title: 'Kiểm toán căn bản',
  unitPrice: 1_000_000,
  single: false,
};
const groups = [
  { id: 'g', name: 'Hình thức', options: [{ id: 'a', name: 'Trực tiếp' }] },
  { id: 'h', name: 'Bữa trưa', options: [{ id: 'b', name: 'Món chay' }] },
];

const renderPage = (props: AddToCartProps) => {
  const { fetch } = fakeApi(() => failure(404, 'NotFoundError', ''));
  renderRoutes([{ path: '/', element: <AddToCart {...props} /> }], { fetch, at: '/' });
  return userEvent.setup();
};
const button = () => screen.getByRole('button', { name: 'Thêm vào giỏ' });

describe('AddToCart', () => {
  it('adds the chosen quantity, confirms it and links to the cart', async () => {
    const user = renderPage({ item: course });
    await user.click(screen.getByRole('button', { name: 'Tăng số lượng' }));
    await user.click(button());
    expect(cartVar()).toMatchObject([{ documentId: 'c1', quantity: 2 }]);
    expect(screen.getByRole('status')).toHaveTextContent('Đã thêm “Kiểm toán căn bản” vào giỏ.');
    expect(screen.getByRole('link', { name: 'Xem giỏ hàng' })).toHaveAttribute('href', '/gio-hang');
  });

  it('does not confirm an item that could not be added', async () => {
    const user = renderPage({ item: course, maxQuantity: 1 });
    await user.click(button());
    await user.click(button());
    expect(cartVar()[0]?.quantity).toBe(1);
    expect(screen.getByRole('status')).toHaveTextContent(/giữ hết số chỗ còn lại/);
  });

  it.each([
    ['no option', {}],
    ['an option of another group', { groupId: 'g', optionId: 'b' }],
    ['an unknown option', { groupId: 'g', optionId: 'z' }],
  ])('adds nothing with %s', async (_what, chosen) => {
    const onRefused = vi.fn();
    const user = renderPage({
      item: { ...course, orderByOption: true, ...chosen },
      groups,
      onRefused,
    });
    await user.click(button());
    expect(cartVar()).toEqual([]);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('adds the option with the name of its group', async () => {
    const user = renderPage({
      item: { ...course, kind: 'seminar', orderByOption: true, groupId: 'h', optionId: 'b' },
      groups,
    });
    await user.click(button());
    expect(cartVar()).toMatchObject([{ optionName: 'Bữa trưa – Món chay', optionId: 'b' }]);
  });

  it('explains why an item cannot be ordered', () => {
    renderPage({ item: course, disabledReason: 'Đã hết chỗ.' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('Đã hết chỗ.');
  });
});
