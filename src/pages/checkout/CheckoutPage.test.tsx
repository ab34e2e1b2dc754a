import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { apolloContext } from '@/data/apolloContext';
import { cartVar } from '@/data/cart';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import type {
  AddUserOrderInput,
  CartItem,
  OrderItemInput,
  QuoteInput,
} from '@/data/generated/types';
import { byEndpoint, offline } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { renderRoutes } from '@/testing/openPage';
import { Component } from './CheckoutPage';

const profile = {
  ...memberProfile,
  username: 'ha',
  email: 'ha@example.vn',
  fullName: 'Nguyễn Thị Minh Hà',
  phone: '0912345678',
};

const line: CartItem = {
  kind: 'course',
  documentId: 'c1',
  slug: 'c1',
  title: 'Kiểm toán căn bản',
  unitPrice: 1_000_000,
  quantity: 2,
  single: false,
  cover: null,
  orderByOption: false,
  optionName: null,
  optionId: null,
  groupId: null,
};

const priced = (items: OrderItemInput[], price: number) => {
  const lines = items.map((item) => ({
    kind: item.kind,
    documentId: item.documentId,
    slug: item.documentId,
    title: line.title,
    groupId: null,
    optionId: null,
    optionName: null,
    quantity: item.quantity,
    listPrice: price,
    unitPrice: price,
    amount: price * item.quantity,
  }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, subtotal, discounts: [], total: subtotal };
};

/** HE2026 deducts 300.000 ₫; any other code is unknown. */
const quoted = ({ items, discountCode }: QuoteInput) => {
  const quote = priced(items, 1_000_000);
  if (!discountCode) return json({ data: quote });
  if (discountCode !== terms.code) {
    const errors = [{ path: ['discountCode'], message: 'Mã giảm giá không tồn tại.' }];
    return failure(400, 'ValidationError', 'Mã giảm giá không tồn tại.', { errors });
  }
  const discounts = [{ type: 'code', label: terms.label, amount: 300_000 }];
  return json({ data: { ...quote, discounts, total: quote.total - 300_000 } });
};

const terms = {
  code: 'HE2026',
  label: 'Ưu đãi hè',
  type: 'amount',
  value: 300_000,
  maxAmount: null,
  minSubtotal: 1_000_000,
  appliesTo: ['course', 'document', 'seminar'],
  startsAt: null,
  endsAt: null,
  applies: true,
  reason: null,
};

const placed = json.bind(null, {
  data: { documentId: 'o1', code: 'DH26A7K3Q', status: 'pending_payment', total: 2_000_000 },
});

const renderPage = async (addUserOrder: Responder) => {
  const api = fakeApi(
    byEndpoint({
      'GET /users/me': () => json(profile),
      'POST /auth/refresh': () => failure(401, 'UnauthorizedError', 'Hết phiên.'),
      'POST /auth/logout': () => json({ ok: true }),
      'POST /order/quote': ({ body }) => quoted(body as QuoteInput),
      'GET /discount/getDiscount': () => json({ data: terms }),
      'POST /order/addUserOrder': addUserOrder,
    }),
  );
  const visit = () =>
    renderRoutes(
      [
        {
          path: '/dat-hang',
          Component,
          HydrateFallback: () => null,
          // Stands in for the guard, which loads the profile before rendering.
          loader: async ({ context }) => {
            await context.get(apolloContext).query({ query: ProfileDocument });
            return null;
          },
        },
        { path: '/dat-hang/thanh-cong', element: <h1>Đã đặt</h1> },
        { path: '/dang-nhap', element: <h1>Đăng nhập</h1> },
      ],
      { fetch: api.fetch, at: '/dat-hang', loggedIn: true },
    );
  cartVar([line]);
  const view = visit();
  const orders = () =>
    api.seen
      .filter(({ url }) => url.endsWith('/order/addUserOrder'))
      .map(({ body }) => body as AddUserOrderInput);
  await waitFor(() => expect(placeButton()).toBeEnabled());
  return { ...view, ...api, orders, visit, user: userEvent.setup() };
};

const placeButton = () => screen.getByRole('button', { name: 'Đặt hàng' });

describe('checkout', () => {
  it('prefills the form from the profile, and sends the total the buyer saw', async () => {
    const { user, orders, router } = await renderPage(() => placed());
    expect(screen.getByLabelText('Họ và tên')).toHaveValue(profile.fullName);
    await user.click(placeButton());
    expect(await screen.findByRole('heading', { name: 'Đã đặt' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?id=o1');
    expect(orders()).toEqual([
      {
        items: [{ kind: 'course', documentId: 'c1', quantity: 2 }],
        customer: {
          fullName: profile.fullName,
          email: profile.email,
          phone: profile.phone,
          address: null,
        },
        invoice: null,
        note: null,
        expectedTotal: 2_000_000,
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    expect(cartVar()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('places one order on a double click', async () => {
    const { user, orders } = await renderPage(() => placed());
    await user.dblClick(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders()).toHaveLength(1);
  });

  it('reports an unknown outcome after a lost response, and resends the same order', async () => {
    let up = false;
    const { user, orders } = await renderPage((request) => (up ? placed() : offline(request)));
    await user.type(screen.getByLabelText(/Lời nhắn/), 'Xin gọi trước');
    await user.click(placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Chưa biết đơn hàng/);
    expect(screen.getByLabelText(/Lời nhắn/)).toBeDisabled();
    expect(cartVar()).toHaveLength(1);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Gửi lại đơn hàng' }));
    await screen.findByRole('heading', { name: 'Đã đặt' });
    const [first, ...others] = orders();
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
    expect(cartVar()).toEqual([]);
  });

  it('remembers the unanswered order after a reload, and keeps the form', async () => {
    let up = false;
    const { user, orders, unmount, visit } = await renderPage((request) =>
      up ? placed() : offline(request),
    );
    await user.type(screen.getByLabelText(/Địa chỉ/), '12 Lý Thường Kiệt');
    await user.click(placeButton());
    await screen.findByRole('alert');
    unmount();
    up = true;
    visit();
    expect(await screen.findByLabelText(/Địa chỉ/)).toHaveValue('12 Lý Thường Kiệt');
    await user.click(await screen.findByRole('button', { name: 'Gửi lại đơn hàng' }));
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('shows a changed price, and orders at it only after confirmation', async () => {
    let requestCount = 0;
    const { user, orders } = await renderPage(({ body }) => {
      requestCount += 1;
      const { items, expectedTotal } = body as AddUserOrderInput;
      return expectedTotal === 2_400_000
        ? placed()
        : failure(409, 'PriceChanged', 'Giá đã thay đổi.', { quote: priced(items, 1_200_000) });
    });
    await user.click(placeButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('2.000.000 ₫, nay là 2.400.000 ₫');
    expect(alert).toHaveTextContent('Kiểm toán căn bản: 2.000.000 ₫ → 2.400.000 ₫');
    expect(requestCount).toBe(1);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders().map(({ expectedTotal }) => expectedTotal)).toEqual([2_000_000, 2_400_000]);
  });

  it('names the line that lacks seats, and reduces it to the seats left on request', async () => {
    const { user, orders } = await renderPage(({ body }) =>
      ((body as AddUserOrderInput).items[0]?.quantity ?? 0) > 1
        ? failure(409, 'NoSeatsLeft', 'Không đủ chỗ.', {
            items: [{ documentId: 'c1', optionId: null, seatsLeft: 1 }],
          })
        : placed(),
    );
    await user.click(placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Chỉ còn 1 chỗ.');
    expect(placeButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Giảm còn 1' }));
    await waitFor(() => expect(placeButton()).toBeEnabled());
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders().at(-1)).toMatchObject({ expectedTotal: 1_000_000 });
  });

  it('reports too many unpaid orders, and keeps cart and form for the next attempt', async () => {
    let full = true;
    const message = 'Quý khách đang có 10 đơn hàng chờ thanh toán.';
    const { user, orders } = await renderPage(() =>
      full ? failure(409, 'TooManyUnpaidOrders', message) : placed(),
    );
    await user.type(screen.getByLabelText(/Lời nhắn/), 'Xin gọi trước');
    await user.click(placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Chưa đặt được hàng${message}`);
    expect(screen.getByLabelText(/Lời nhắn/)).toHaveValue('Xin gọi trước');
    expect(cartVar()).toHaveLength(1);
    full = false;
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders().map(({ note }) => note)).toEqual(['Xin gọi trước', 'Xin gọi trước']);
  });

  it('redirects an expired session to the login, and keeps cart and form', async () => {
    const { user, router } = await renderPage(() =>
      failure(401, 'UnauthorizedError', 'Hết phiên.'),
    );
    await user.type(screen.getByLabelText(/Lời nhắn/), 'Xin gọi trước');
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đăng nhập' });
    expect(router.state.location.search).toBe('?returnTo=%2Fdat-hang');
    expect(router.state.location.state).toEqual({ reason: 'expired' });
    expect(cartVar()).toHaveLength(1);
    expect(sessionStorage.getItem('draft:checkout')).toContain('Xin gọi trước');
    expect(sessionStorage.getItem('draft:order-attempt')).toContain('"sent":null');
  });

  it('offers a new order if the key was used for another', async () => {
    let used = true;
    const { user, orders } = await renderPage(() =>
      used ? failure(422, 'IdempotencyKeyReused', 'Mã đã dùng.') : placed(),
    );
    await user.click(placeButton());
    await user.click(await screen.findByRole('button', { name: 'Đặt thành đơn mới' }));
    used = false;
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    const [first, second] = orders();
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it('asks for invoice details only if wanted, and validates them', async () => {
    const { user, orders } = await renderPage(() => placed());
    await user.click(screen.getByLabelText('Tôi cần xuất hoá đơn'));
    await user.type(screen.getByLabelText('Tên doanh nghiệp, tổ chức'), 'Công ty Sao Mai');
    await user.type(screen.getByLabelText(/Mã số thuế/), '0100109107');
    await user.click(placeButton());
    await waitFor(() => expect(screen.getByLabelText(/Mã số thuế/)).toHaveFocus());
    expect(orders()).toEqual([]);
    await user.clear(screen.getByLabelText(/Mã số thuế/));
    await user.type(screen.getByLabelText(/Mã số thuế/), '0100109106');
    await user.type(screen.getByLabelText('Địa chỉ trên hoá đơn'), '12 Lý Thường Kiệt, Hà Nội');
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders()[0]?.invoice).toMatchObject({ buyer: 'company', taxCode: '0100109106' });
  });

  it('requires a tax code from a company but not from a person', async () => {
    const { user, orders } = await renderPage(() => placed());
    await user.click(screen.getByLabelText('Tôi cần xuất hoá đơn'));
    await user.type(screen.getByLabelText('Tên doanh nghiệp, tổ chức'), 'Công ty Sao Mai');
    await user.type(screen.getByLabelText('Địa chỉ trên hoá đơn'), '12 Lý Thường Kiệt, Hà Nội');
    await user.click(placeButton());
    expect(await screen.findByText('Vui lòng nhập mã số thuế.')).toBeInTheDocument();
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Cá nhân' }));
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders()[0]?.invoice).toMatchObject({ buyer: 'person', taxCode: null });
  });

  it('sends the names of a team with the seats, and the purchase-order number', async () => {
    const { user, orders } = await renderPage(() => placed());
    const fill = async (label: string | RegExp, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    expect(screen.queryByLabelText(/^Họ và tên, chỗ số 1/)).toBeNull();
    await fill(/^Họ và tên, chỗ số 2/, ' Lê  An');
    const email = screen.getByLabelText(/^Email, chỗ số 2/);
    await fill(/^Email, chỗ số 2/, 'an@');
    await user.click(screen.getByLabelText('Tôi cần xuất hoá đơn'));
    await fill('Tên doanh nghiệp, tổ chức', 'Công ty An Bình');
    await fill('Mã số thuế', '0100109106');
    await fill('Địa chỉ trên hoá đơn', '12 Lý Thường Kiệt, Hà Nội');
    await fill(/^Số đơn đặt mua/, 'PO-15');
    await user.click(placeButton());
    await waitFor(() => expect(email).toBeInvalid());
    expect(orders()).toEqual([]);
    await fill(/^Email, chỗ số 2/, 'example.vn');
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    const attendees = [{ number: 2, name: 'Lê An', email: 'an@example.vn' }];
    expect(orders()[0]?.items).toMatchObject([{ documentId: 'c1', attendees }]);
    expect(orders()[0]?.invoice?.purchaseOrder).toBe('PO-15');
    expect(orders()[0]).not.toHaveProperty('attendees');
  });

  it('applies a discount code, shows its terms, and orders with it', async () => {
    const { user, orders } = await renderPage(() => placed());
    await user.type(screen.getByLabelText(/Mã giảm giá/), 'he2026{Enter}');
    expect(await screen.findByText(/1\.700\.000/)).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Điều kiện của mã' })).toHaveTextContent(
      /Giảm 300\.000.₫Cho đơn hàng từ 1\.000\.000.₫/,
    );
    expect(orders()).toEqual([]);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders()).toMatchObject([{ discountCode: 'HE2026', expectedTotal: 1_700_000 }]);
  });

  it('shows beside the field why a code does not apply, and orders without it', async () => {
    const { user, orders } = await renderPage(() => placed());
    await user.type(screen.getByLabelText(/Mã giảm giá/), 'SAI');
    await user.click(screen.getByRole('button', { name: 'Áp dụng' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Mã giảm giá/)).toHaveAccessibleDescription(
        'Mã giảm giá không tồn tại.',
      ),
    );
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Đã đặt' });
    expect(orders()).toMatchObject([{ expectedTotal: 2_000_000 }]);
    expect(orders()[0]).not.toHaveProperty('discountCode');
  });

  it('shows the discount of a newly typed code before ordering', async () => {
    const { user, orders } = await renderPage(() => placed());
    await user.type(screen.getByLabelText(/Mã giảm giá/), 'HE2026');
    await user.click(placeButton());
    expect(await screen.findByText(/1\.700\.000/)).toBeInTheDocument();
    expect(orders()).toEqual([]);
  });

  it('shows a server error at its field', async () => {
    const { user } = await renderPage(() =>
      failure(400, 'ValidationError', 'Thông tin chưa đúng.', {
        errors: [{ path: ['customer', 'email'], message: 'Email này không nhận được thư.' }],
      }),
    );
    await user.click(placeButton());
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /Email này không nhận được thư/,
    );
  });
});
