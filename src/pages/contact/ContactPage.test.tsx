import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { json, type Responder } from '@/data/testing/fakeApi';
import { Component, queries } from './ContactPage';
import { openPage } from '@/testing/openPage';

const institute = {
  documentId: 'c1',
  name: 'Viện',
  address: '26 phố Duy Tân, Hà Nội',
  hotline: '1900 0000',
  email: 'lienhe@vien.example',
  hours: 'Thứ Hai đến thứ Sáu',
  bankAccount: {
    bankBin: '970436',
    bankName: 'Vietcombank',
    accountNumber: '0011000000001',
    accountName: 'VIEN KIEM TOAN NOI BO',
  },
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=1&marker=21.03,105.78',
};
const received: Responder = () => json({ data: { received: true } });

async function renderPage(contact: Responder = received) {
  const page = openPage(
    { path: '/lien-he', Component, loader: queries.loader },
    {
      at: '/lien-he',
      endpoints: {
        'GET /company-information': () => json({ data: institute }),
        'POST /contacts': contact,
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Liên hệ' });
  const user = userEvent.setup();
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  return {
    ...page,
    user,
    field,
    send: () => user.click(screen.getByRole('button', { name: 'Gửi thư' })),
    fill: async () => {
      await user.type(field(/Họ và tên/), 'Trần An');
      await user.type(field(/Email/), 'an@congty.vn');
      await user.type(field(/Tiêu đề/), 'Hỏi về CIA');
      await user.type(field(/Nội dung/), 'Khi nào có lớp buổi tối?');
    },
  };
}

describe('the contact page', () => {
  it('shows what is missing at each field, and focuses the first', async () => {
    const { field, send, seen } = await renderPage();
    await send();
    expect(field(/Họ và tên/)).toHaveAccessibleDescription('Vui lòng nhập họ và tên.');
    expect(field(/Nội dung/)).toHaveAccessibleDescription(/Vui lòng nhập nội dung\./);
    await waitFor(() => expect(field(/Họ và tên/)).toHaveFocus());
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('confirms in place that the message was received, and moves the focus there', async () => {
    const { fill, send, seen } = await renderPage();
    await fill();
    await send();
    const title = await screen.findByRole('heading', { name: 'Viện đã nhận được thư' });
    await waitFor(() => expect(title.parentElement).toHaveFocus());
    expect(title.parentElement).toHaveTextContent('an@congty.vn');
    const { body } = seen.find(({ method }) => method === 'POST') ?? {};
    expect(body).toEqual({
      fullName: 'Trần An',
      email: 'an@congty.vn',
      phone: null,
      subject: 'Hỏi về CIA',
      message: 'Khi nào có lớp buổi tối?',
      website: null,
    });
  });

  it('keeps the input if sending fails, and sends it on a second attempt', async () => {
    let respond: Responder = offline;
    const { fill, send, field } = await renderPage((request) => respond(request));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Chưa gửi được thư');
    expect(field(/Nội dung/)).toHaveValue('Khi nào có lớp buổi tối?');
    respond = received;
    await send();
    expect(
      await screen.findByRole('heading', { name: 'Viện đã nhận được thư' }),
    ).toBeInTheDocument();
  });

  it('hides the honeypot from people and assistive technology', async () => {
    await renderPage();
    expect(screen.queryByRole('textbox', { name: /để trống/ })).toBeNull();
    const trap = screen.getByRole('textbox', { name: /để trống/, hidden: true });
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
  });

  it('loads the third-party map only after the visitor consents', async () => {
    const { user } = await renderPage();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Mở trên bản đồ/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=21.03&mlon=105.78#map=17/21.03/105.78',
    );
    await user.click(screen.getByRole('button', { name: 'Hiện bản đồ' }));
    expect(screen.getByTitle('Bản đồ OpenStreetMap quanh Viện')).toHaveAttribute(
      'src',
      institute.map,
    );
  });
});
