import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './PersonalDataPage';
import { openPage } from '@/testing/openPage';

const data = {
  consents: [
    {
      kind: 'personal_data',
      agreed: true,
      version: '2026-11',
      text: 'Tôi đồng ý để Viện xử lý dữ liệu cá nhân của tôi.',
      at: '2026-11-20T02:00:00.000Z',
    },
  ],
  emails: [
    { kind: 'membership_reminders', wanted: true },
    { kind: 'order_reminders', wanted: false },
  ],
  deletionDueAt: null as string | null,
};

const renderPage = (responders: Record<string, Responder>) => {
  const page = openPage(
    { path: '/tai-khoan/du-lieu', Component },
    {
      at: '/tai-khoan/du-lieu',
      loggedIn: true,
      endpoints: { 'GET /personal-data': () => json({ data }), ...responders },
    },
  );
  const sent = () =>
    page.seen.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
  return { ...page, sent };
};

it('shows each consent with its text', async () => {
  renderPage({});
  expect(
    await screen.findByText('Đã đồng ý: “Tôi đồng ý để Viện xử lý dữ liệu cá nhân của tôi.”'),
  ).toBeVisible();
  expect(screen.getByText('20/11/2026 09:00')).toBeVisible();
});

it('saves an email preference at once', async () => {
  let emails = data.emails;
  const { user, sent } = renderPage({
    'GET /personal-data': () => json({ data: { ...data, emails } }),
    'POST /personal-data/emails': () => {
      emails = emails.map((choice) => ({ ...choice, wanted: false }));
      return json({ ok: true });
    },
  });
  const box = await screen.findByLabelText('Nhắc khi thời hạn hội viên sắp hết');
  expect(box).toBeChecked();
  expect(screen.getByLabelText('Nhắc khi đơn hàng còn chờ thanh toán')).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(sent().map(([, body]) => body)).toEqual([{ kind: 'membership_reminders', wanted: false }]);
});

it('restores a preference that could not be saved', async () => {
  const { user, sent } = renderPage({
    'POST /personal-data/emails': () => failure(503, 'ServiceUnavailableError', 'Bận'),
  });
  const box = await screen.findByLabelText('Nhắc khi thời hạn hội viên sắp hết');
  await user.click(box);
  await waitFor(() => expect(sent()).not.toEqual([]));
  await waitFor(() => expect(box).toBeChecked());
});

it('schedules the deletion after a confirmation, and cancels it', async () => {
  let deletionDueAt: string | null = null;
  const { user } = renderPage({
    'GET /personal-data': () => json({ data: { ...data, deletionDueAt } }),
    'POST /personal-data/delete': () => {
      deletionDueAt = '2026-12-06T02:00:00.000Z';
      return json({ ok: true });
    },
    'POST /personal-data/keep': () => {
      deletionDueAt = null;
      return json({ ok: true });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Xoá tài khoản' }));
  const dialog = screen.getByRole('dialog', { name: 'Xoá tài khoản của Quý khách?' });
  await user.click(within(dialog).getByRole('button', { name: 'Xoá tài khoản' }));
  expect(await screen.findByText('Tài khoản sẽ được xoá sau ngày 06/12/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Xoá tài khoản' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Giữ lại tài khoản' }));
  expect(await screen.findByRole('button', { name: 'Xoá tài khoản' })).toBeVisible();
});

it('keeps the dialog open with the error if the request fails', async () => {
  const message = 'Máy chủ đang bận.';
  const { user } = renderPage({
    'POST /personal-data/delete': () => failure(503, 'ServiceUnavailableError', message),
  });
  await user.click(await screen.findByRole('button', { name: 'Xoá tài khoản' }));
  const dialog = screen.getByRole('dialog', { name: 'Xoá tài khoản của Quý khách?' });
  await user.click(within(dialog).getByRole('button', { name: 'Xoá tài khoản' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
});

const exports = [
  { button: 'Tải bản để đọc (HTML)', format: 'html', name: 'du-lieu.html' },
  { button: 'Tải bản cho máy đọc (JSON)', format: 'json', name: 'du-lieu.json' },
];

/** The files that the page saves: a click on a link with a name. */
const recordSavedFiles = () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  return () =>
    (click.mock.contexts as HTMLAnchorElement[]).map((link) => [
      link.getAttribute('href'),
      link.download,
    ]);
};

it.each(exports)('saves the data as $format after a confirmation of the password', async (one) => {
  const savedFiles = recordSavedFiles();
  let fresh = false;
  const { user, seen } = renderPage({
    'GET /personal-data/export': () =>
      fresh
        ? json({ data: { url: `/api/tai/${one.format}?ky=1`, name: one.name } })
        : failure(403, 'FreshSessionNeeded', 'Quý khách vui lòng nhập lại mật khẩu.'),
    'POST /security/confirm': () => {
      fresh = true;
      return json({ ok: true });
    },
  });
  await user.click(await screen.findByRole('button', { name: one.button }));
  const dialog = await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' });
  expect(savedFiles()).toEqual([]);
  await user.type(within(dialog).getByLabelText('Mật khẩu'), 'Song-xo-bo-cat-1');
  await user.click(within(dialog).getByRole('button', { name: 'Xác nhận' }));
  await waitFor(() => expect(savedFiles()).toEqual([[`/api/tai/${one.format}?ky=1`, one.name]]));
  const requested = seen.filter(({ url }) => url.includes('/personal-data/export'));
  expect(requested.map(({ url }) => new URL(url).searchParams.get('format'))).toEqual([
    one.format,
    one.format,
  ]);
});

it('reports that the data could not be exported, and saves no file', async () => {
  const savedFiles = recordSavedFiles();
  const { user } = renderPage({
    'GET /personal-data/export': () => failure(503, 'ServiceUnavailableError', 'Máy chủ đang bận.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Tải bản cho máy đọc (JSON)' }));
  expect(await screen.findByText('Máy chủ đang bận.')).toBeVisible();
  expect(savedFiles()).toEqual([]);
});
