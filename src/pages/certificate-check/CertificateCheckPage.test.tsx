import { screen, within, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { json, type Responder } from '@/data/testing/fakeApi';
import { Component, queries } from './CertificateCheckPage';
import { openPage } from '@/testing/openPage';

const path = '/bang-cap/xac-minh-tinh-trang-chung-chi';

const certificate = {
  documentId: 'c1',
  number: 'CIA-2021-000123',
  holderName: 'Trần Văn Hoà',
  certification: 'CIA',
  status: 'grace',
  issuedOn: '2021-03-15',
  expiresOn: '2025-12-31',
  cpe: 12.5,
};

const renderPage = (register: Responder, search = '') => {
  const page = openPage(
    { path, Component, loader: queries.loader },
    {
      at: path + search,
      endpoints: {
        'GET /certificate-statuses': register,
        'GET /trang-xac-minh-chung-chi': () => json({ data: null }),
      },
    },
  );
  const searches = () =>
    page.seen.map(({ url }) => url).filter((url) => url.includes('certificate-statuses'));
  return { ...page, searches };
};

const lookUp = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  const field = await screen.findByRole('searchbox');
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

describe('the verification of certificates', () => {
  it('shows the register’s entry for a number, with time and address', async () => {
    const { user, searches, router } = renderPage(() => json({ data: [certificate] }));
    await lookUp(user, 'cia 2021 000123');
    const statement = await screen.findByRole('article');
    expect(statement).toHaveTextContent('Ân hạn');
    expect(statement).toHaveTextContent('không được dùng danh xưng cho đến khi báo cáo bù');
    for (const fact of ['Trần Văn Hoà', '15/03/2021', '31/12/2025', '12,5 giờ', 'giờ Việt Nam']) {
      expect(statement).toHaveTextContent(fact);
    }
    expect(statement).toHaveTextContent(`${path}?tim=CIA-2021-000123`);
    expect(searches()[0]).toContain('number=CIA-2021-000123');
    expect(router.state.location.search).toBe('?tim=cia+2021+000123');
    expect(screen.getByRole('status')).toHaveTextContent('Tìm thấy một chứng chỉ. Ân hạn.');
  });

  it('lists several certificates of one name, each with a link', async () => {
    const another = { ...certificate, documentId: 'c2', number: 'IAP-2024-000456' };
    renderPage(() => json({ data: [certificate, another] }), '?tim=Trần+Văn+Hoà');
    const table = await screen.findByRole('table');
    const link = within(table).getByRole('link', { name: 'IAP-2024-000456' });
    expect(link).toHaveAttribute('href', `${path}?tim=IAP-2024-000456`);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('suggests what to check if nothing is found, including missing diacritics', async () => {
    renderPage(() => json({ data: [] }), '?tim=Tran+Van+Hoa');
    expect(
      await screen.findByRole('heading', { name: 'Không có kết\u00a0quả cho “Tran Van Hoa”' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/không có dấu/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Liên hệ với Viện' })).toBeInTheDocument();
  });

  it('queries the register every time, even for a repeated lookup', async () => {
    let status = 'active';
    const { user, searches } = renderPage(() => json({ data: [{ ...certificate, status }] }));
    await lookUp(user, 'CIA-2021-000123');
    expect(await screen.findByRole('article')).toHaveTextContent('Hiệu lực');
    status = 'revoked';
    await lookUp(user, 'CIA-2021-000123');
    expect(await screen.findByText('Thu hồi')).toBeInTheDocument();
    expect(searches()).toHaveLength(2);
  });

  it('reports empty input at the field, and sends no request', async () => {
    const { user, searches } = renderPage(() => json({ data: [] }));
    await user.click(await screen.findByRole('button', { name: 'Tra cứu' }));
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Vui lòng nhập số chứng chỉ/);
    expect(searches()).toEqual([]);
  });

  it('recovers from a network failure after a retry', async () => {
    let up = false;
    const { user } = renderPage(
      (request) => (up ? json({ data: [certificate] }) : offline(request)),
      '?tim=CIA-2021-000123',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/Không kết nối được/);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Trần Văn Hoà');
  });
});
