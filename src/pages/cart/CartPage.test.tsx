import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cartNoticeVar, cartVar, startCart } from '@/data/cart';
import type { CartItem, OrderItemInput } from '@/data/generated/types';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { formatCart } from '@/data/storedCart';
import { Component } from './CartPage';
import { openPage } from '@/testing/openPage';

const line = (documentId: string, over: Partial<CartItem> = {}): CartItem => ({
  kind: 'course',
  documentId,
  slug: documentId,
  title: `Khoá ${documentId}`,
  unitPrice: 1_000_000,
  quantity: 1,
  single: false,
  cover: null,
  orderByOption: false,
  optionName: null,
  optionId: null,
  groupId: null,
  ...over,
});

const priced = (items: OrderItemInput[], price = 1_000_000) => {
  const lines = items.map((item) => ({
    kind: item.kind,
    documentId: item.documentId,
    slug: item.documentId,
    title: `Khoá ${item.documentId}`,
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

const itemsOf = (body: unknown) => (body as { items: OrderItemInput[] }).items;
const pricing: Responder = ({ body }) => json({ data: priced(itemsOf(body)) });

const renderPage = (
  lines: CartItem[],
  quote: Responder = pricing,
  seminar?: Responder,
  asMember?: Record<string, Responder>,
) => {
  cartVar(lines);
  const page = openPage(
    { path: '/gio-hang', Component },
    {
      at: '/gio-hang',
      loggedIn: asMember !== undefined,
      endpoints: {
        ...asMember,
        'POST /order/quote': quote,
        ...(seminar && { 'GET /seminars/hoi-thao': seminar }),
      },
    },
  );
  return page;
};

const summary = () => screen.getByRole('complementary', { name: 'Tóm tắt giỏ hàng' });

describe('the cart page', () => {
  it('links to the catalogue if the cart is empty, and requests no quote', () => {
    const { seen } = renderPage([]);
    expect(screen.getByRole('link', { name: 'Xem khoá học' })).toHaveAttribute('href', '/khoa-hoc');
    expect(seen.filter(({ url }) => url.includes('quote'))).toEqual([]);
  });

  it("shows the server's prices, not those from when items were added", async () => {
    renderPage([line('a', { unitPrice: 5 })]);
    expect(await within(summary()).findByText('1.000.000 ₫')).toBeInTheDocument();
    expect(screen.getByText(/^Giá đã thay đổi\. Lúc thêm vào giỏ:/)).toHaveTextContent('5 ₫');
  });

  it('requests a new quote when a quantity changes', async () => {
    const { user } = renderPage([line('a')]);
    await user.click(await screen.findByRole('button', { name: 'Tăng số lượng' }));
    expect(await within(summary()).findByText('2.000.000 ₫')).toBeInTheDocument();
    expect(cartVar()[0]?.quantity).toBe(2);
  });

  it('removes a line, and restores it at its position', async () => {
    const { user } = renderPage([line('a'), line('b'), line('c')]);
    await user.click(screen.getByRole('button', { name: 'Bỏ khỏi giỏ: Khoá b' }));
    expect(cartVar().map(({ documentId }) => documentId)).toEqual(['a', 'c']);
    const undo = screen.getByRole('button', { name: 'Hoàn tác' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(cartVar().map(({ documentId }) => documentId)).toEqual(['a', 'b', 'c']);
  });

  it('names the line that is no longer for sale, and prices the others', async () => {
    renderPage([line('gone'), line('a')], ({ body }) => {
      const at = itemsOf(body).findIndex(({ documentId }) => documentId === 'gone');
      return at < 0
        ? json({ data: priced(itemsOf(body)) })
        : failure(400, 'ValidationError', 'Có dòng không đặt được.', {
            errors: [{ path: ['items', String(at)], message: 'Khoá học này không còn mở bán.' }],
          });
    });
    expect(await screen.findByText('Khoá học này không còn mở bán.')).toBeInTheDocument();
    expect(await within(summary()).findByText('1.000.000 ₫')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tiến hành đặt hàng' })).toBeDisabled();
  });

  it('shows how many seats are left, and reduces the quantity to that on request', async () => {
    const { user } = renderPage([line('a', { quantity: 5 })], ({ body }) =>
      (itemsOf(body)[0]?.quantity ?? 0) > 2
        ? failure(409, 'NoSeatsLeft', 'Không đủ chỗ.', {
            items: [{ documentId: 'a', optionId: null, seatsLeft: 2 }],
          })
        : json({ data: priced(itemsOf(body)) }),
    );
    expect(await screen.findByText('Chỉ còn 2 chỗ.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Giảm còn 2' }));
    expect(await within(summary()).findByText('2.000.000 ₫')).toBeInTheDocument();
  });

  it('keeps the cart if the quote fails, and retries on request', async () => {
    let up = false;
    const { user } = renderPage([line('a')], (request) =>
      up ? pricing(request) : offline(request),
    );
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    expect(cartVar()).toHaveLength(1);
    up = true;
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText('Chưa tính được giá')).toBeNull());
    expect(await within(summary()).findByText('1.000.000 ₫')).toBeInTheDocument();
  });

  it('saves a quotation for a company, whose tax code is checked', async () => {
    const { user, seen } = renderPage([line('a')], pricing, undefined, {
      'GET /users/me': () => json({ ...memberProfile, company: 'Công ty An Bình' }),
      'POST /order/quotation': () =>
        failure(429, 'RateLimitError', 'Quý khách thao tác quá nhanh.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Tải báo giá (PDF)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Báo giá cho đơn vị' });
    const taxCode = within(dialog).getByLabelText('Mã số thuế');
    await user.type(taxCode, '0100109107');
    await user.click(within(dialog).getByRole('button', { name: 'Tải báo giá' }));
    expect(taxCode).toBeInvalid();
    await user.clear(taxCode);
    await user.type(taxCode, '0100109106');
    await user.click(within(dialog).getByRole('button', { name: 'Tải báo giá' }));
    expect(await within(dialog).findByText('Quý khách thao tác quá nhanh.')).toBeVisible();
    const [sent] = seen.filter(({ url }) => url.endsWith('/order/quotation'));
    expect(sent?.body).toMatchObject({
      company: 'Công ty An Bình',
      taxCode: '0100109106',
      items: [{ kind: 'course', documentId: 'a', quantity: 1 }],
    });
  });

  it('offers visitors to log in for a quotation', async () => {
    renderPage([line('a')]);
    expect(await screen.findByRole('link', { name: /tải báo giá/ })).toHaveAttribute(
      'href',
      '/dang-nhap?returnTo=%2Fgio-hang',
    );
  });

  it('reports that a cart was set aside', () => {
    cartNoticeVar('set_aside');
    renderPage([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Giỏ hàng cũ không đọc được');
  });
});

describe('a sold-out seminar option', () => {
  const seat = line('s1', {
    kind: 'seminar',
    slug: 'hoi-thao',
    title: 'Hội thảo thường niên',
    quantity: 3,
    orderByOption: true,
    groupId: 've',
    optionId: 'truc-tiep',
    optionName: 'Vé – Trực tiếp',
  });
  const soldOut: Responder = ({ body }) =>
    itemsOf(body).some(({ optionId }) => optionId === 'truc-tiep')
      ? failure(409, 'NoSeatsLeft', 'Không đủ chỗ.', {
          items: [{ documentId: 's1', optionId: 'truc-tiep', seatsLeft: 0 }],
        })
      : pricing({ body } as Parameters<Responder>[0]);
  const seminarWith =
    (onlineSeats: number | null): Responder =>
    () => {
      const option = (id: string, name: string, seatsLeft: number | null) => ({
        id,
        name,
        price: null,
        capacity: null,
        seatsLeft,
      });
      const options = [
        option('truc-tiep', 'Trực tiếp', 0),
        option('truc-tuyen', 'Trực tuyến', onlineSeats),
      ];
      const groups = [{ id: 've', name: 'Vé', options }];
      return json({
        data: {
          documentId: 's1',
          price: 700_000,
          orderByOption: true,
          orderOptionGroup: groups,
        },
      });
    };

  it('switches to another option, limited to its seats, and back', async () => {
    const { user } = renderPage([seat], soldOut, seminarWith(2));
    const other = await screen.findByRole('list', { name: /còn chỗ ở lựa chọn khác/ });
    expect(other).toHaveTextContent('Vé – Trực tuyếncòn 2 chỗ · giá niêm yết 700.000 ₫');
    await user.click(screen.getByRole('button', { name: 'Chuyển sang Vé – Trực tuyến' }));
    expect(cartVar()).toMatchObject([{ optionId: 'truc-tuyen', quantity: 2, unitPrice: 700_000 }]);
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    expect(cartVar()).toEqual([seat]);
  });

  it('reports that the other options are sold out too', async () => {
    renderPage([seat], soldOut, seminarWith(0));
    expect(await screen.findByText(/cũng đã hết chỗ/)).toBeVisible();
  });

  it('allows removing the line if the options fail to load', async () => {
    renderPage([seat], soldOut);
    expect(await screen.findByText('Đã hết chỗ.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Bỏ khỏi giỏ/ })).toBeEnabled();
  });
});

describe('a manipulated cart in the storage', () => {
  const title = '<img src=x onerror="alert(1)"><script>alert(1)</script>';

  const openStored = (...lines: CartItem[]) => {
    localStorage.setItem('cart', formatCart(lines));
    onTestFinished(startCart());
    return renderPage([...cartVar()], () => failure(400, 'ValidationError', 'Không hợp lệ.'));
  };

  const targets = () =>
    screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/',
    '../../..',
    '\\\\evil',
  ])('links to no other site for the slug %s', async (slug) => {
    openStored(line('a', { slug, title: 'Bị sửa' }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Bị sửa' });
    expect(link.pathname).toBe(`/khoa-hoc/${encodeURIComponent(slug)}`);
    for (const { origin } of targets()) expect(origin).toBe(window.location.origin);
  });

  it('drops a line whose slug leads up', async () => {
    openStored(line('a', { slug: '..', title: 'Lên trên' }), line('b'));
    expect(await screen.findByRole('link', { name: 'Khoá b' })).toBeVisible();
    expect(screen.queryByText('Lên trên')).toBeNull();
  });

  it('shows HTML in a title as text, and loads nothing from a cover', async () => {
    const { container } = openStored(line('a', { title, cover: 'javascript:alert(1)' }));
    const link = await screen.findByRole('link', { name: /^<img src=x/ });
    expect(link.children).toHaveLength(0);
    expect(container.querySelector('img, script, iframe, object, [onerror]')).toBeNull();
    expect(container.innerHTML).not.toContain('javascript:');
  });
});
