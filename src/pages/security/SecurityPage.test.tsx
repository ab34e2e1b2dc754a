import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { Component } from './SecurityPage';
import { openPage } from '@/testing/openPage';

const here = {
  documentId: 's1',
  browser: 'Firefox',
  system: 'macOS',
  network: '203.113.x.x',
  startedAt: '2026-11-20T02:00:00.000Z',
  lastUsedAt: '2026-11-22T02:00:00.000Z',
  current: true,
};
const phone = { ...here, documentId: 's2', browser: 'Zalo', system: 'iPhone', current: false };
const unknown = { ...phone, documentId: 's3', browser: null, system: null, network: null };

const off = { emailChange: null, secondFactor: 'off', recoveryCodesLeft: 0, hasApp: false };
const me = memberProfile;

const renderPage = (responders: Record<string, Responder>) => {
  const page = openPage(
    { path: '/tai-khoan/bao-mat', Component },
    {
      at: '/tai-khoan/bao-mat',
      loggedIn: true,
      endpoints: {
        'GET /users/me': () => json({ data: me }),
        'GET /security/sessions': () => json({ data: [here] }),
        'GET /security': () => json({ data: off }),
        'GET /security/passkeys': () => json({ data: [] }),
        ...responders,
      },
    },
  );
  const sent = () => page.seen.filter(({ method }) => method === 'POST');
  return { ...page, sent };
};

it('lists the sessions, and offers to end all but this one', async () => {
  renderPage({ 'GET /security/sessions': () => json({ data: [here, phone, unknown] }) });
  const rows = within(
    await screen.findByRole('table', { name: 'Các thiết bị đang đăng nhập vào tài khoản' }),
  ).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Firefox trên macOS');
  expect(rows[1]).toHaveTextContent('Thiết bị này');
  expect(within(rows[1] as HTMLElement).queryByRole('button')).toBeNull();
  expect(rows[2]).toHaveTextContent('Zalo trên iPhone');
  expect(rows[2]).toHaveTextContent('22/11/2026 09:00');
  expect(rows[3]).toHaveTextContent('Thiết bị không rõ');
});

it('ends a session after a confirmation, and removes it from the list', async () => {
  let sessions = [here, phone];
  const { user, sent } = renderPage({
    'GET /security/sessions': () => json({ data: sessions }),
    'POST /security/end-session': () => {
      sessions = [here];
      return json({ ok: true });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Đăng xuất Zalo trên iPhone/ }));
  const dialog = screen.getByRole('dialog', { name: 'Đăng xuất thiết bị này?' });
  expect(dialog).toHaveTextContent('Zalo trên iPhone sẽ phải đăng nhập lại');
  await user.click(within(dialog).getByRole('button', { name: 'Đăng xuất' }));
  await waitFor(() => expect(screen.queryByText('Zalo trên iPhone')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([{ id: 's2' }]);
  expect(screen.getByText('Tài khoản chỉ đang được đăng nhập trên thiết bị này.')).toBeVisible();
});

it('keeps the dialog open if the session could not be ended', async () => {
  const { user } = renderPage({
    'GET /security/sessions': () => json({ data: [here, phone] }),
    'POST /security/end-other-sessions': () =>
      failure(503, 'ServiceUnavailableError', 'Máy chủ đang bận.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }));
  const dialog = screen.getByRole('dialog', { name: 'Đăng xuất mọi thiết bị khác?' });
  await user.click(within(dialog).getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }));
  expect(await within(dialog).findByText('Máy chủ đang bận.')).toBeVisible();
});

const stale = () =>
  failure(403, 'FreshSessionNeeded', 'Quý khách vui lòng nhập lại mật khẩu trước khi tiếp tục.');

it('asks for the password if the server requires it, then changes the email address', async () => {
  let fresh = false;
  const { user, sent } = renderPage({
    'GET /security': () =>
      json({
        data: fresh
          ? { ...off, emailChange: { email: 'moi@example.vn', until: '2026-11-22T10:10:00.000Z' } }
          : off,
      }),
    'POST /security/email': () => (fresh ? json({ ok: true }) : stale()),
    'POST /security/confirm': () => {
      fresh = true;
      return json({ ok: true });
    },
  });
  await user.type(await screen.findByLabelText('Email mới'), 'moi@example.vn');
  await user.click(screen.getByRole('button', { name: 'Đổi email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' });
  await user.type(within(dialog).getByLabelText('Mật khẩu'), 'Song-xo-bo-cat-1');
  await user.click(within(dialog).getByRole('button', { name: 'Xác nhận' }));
  expect(await screen.findByText('Đang chờ xác nhận moi@example.vn')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { email: 'moi@example.vn' },
    { password: 'Song-xo-bo-cat-1', code: null },
    { email: 'moi@example.vn' },
  ]);
  expect(screen.getByLabelText('Email mới')).toHaveValue('');
});

it('keeps the input if the password dialog is closed', async () => {
  const { user } = renderPage({ 'POST /security/email': stale });
  await user.type(await screen.findByLabelText('Email mới'), 'moi@example.vn');
  await user.click(screen.getByRole('button', { name: 'Đổi email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' });
  await user.click(within(dialog).getByRole('button', { name: 'Để sau' }));
  expect(await screen.findByText('Chưa đổi được email')).toBeVisible();
  expect(screen.getByLabelText('Email mới')).toHaveValue('moi@example.vn');
});

it('asks for a second-factor code if the server requires it', async () => {
  const message = 'Vui lòng nhập mã của ứng dụng xác thực hoặc một mã dự phòng.';
  const { user } = renderPage({
    'POST /security/email': stale,
    'POST /security/confirm': () =>
      failure(400, 'ValidationError', message, { errors: [{ path: ['code'], message }] }),
  });
  await user.type(await screen.findByLabelText('Email mới'), 'moi@example.vn');
  await user.click(screen.getByRole('button', { name: 'Đổi email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' });
  await user.type(within(dialog).getByLabelText('Mật khẩu'), 'Song-xo-bo-cat-1');
  await user.click(within(dialog).getByRole('button', { name: 'Xác nhận' }));
  const code = await within(dialog).findByLabelText('Mã xác thực');
  expect(code).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(within(dialog).getByLabelText('Mật khẩu')).toHaveValue('Song-xo-bo-cat-1');
});

it('sets up the second factor, and shows the recovery codes until they are confirmed as saved', async () => {
  let on = false;
  const { user, sent } = renderPage({
    'GET /security': () =>
      json({ data: on ? { ...off, secondFactor: 'on', recoveryCodesLeft: 10 } : off }),
    'POST /security/second-factor/start': () =>
      json({ data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DP' } }),
    'POST /security/second-factor/confirm': () => {
      on = true;
      return json({ data: { codes: ['AAAAA-11111', 'BBBBB-22222'] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bật xác thực hai lớp' }));
  expect(await screen.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Mã ứng dụng đang hiện'), '123456');
  await user.click(screen.getByRole('button', { name: 'Bật xác thực hai lớp' }));
  const codes = await screen.findByRole('list', { name: 'Mười mã dự phòng' });
  expect(codes).toHaveTextContent('AAAAA-11111');
  expect(sent().at(-1)?.body).toEqual({ code: '123456' });
  await user.click(screen.getByRole('button', { name: 'Tôi đã lưu các mã' }));
  expect(await screen.findByText('10 trong 10')).toBeVisible();
  expect(screen.queryByText('AAAAA-11111')).toBeNull();
});

it('explains to staff that the second factor is required', async () => {
  renderPage({ 'GET /security': () => json({ data: { ...off, secondFactor: 'needed' } }) });
  expect(await screen.findByText('Nhân viên cần bật xác thực hai lớp')).toBeVisible();
});
