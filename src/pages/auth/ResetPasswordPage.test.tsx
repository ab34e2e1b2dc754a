import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './ResetPasswordPage';
import { openPage } from '@/testing/openPage';

const code = '7K3Q-9D2M-X4TW-08HB';
const password = 'Gio-nam-thoi-2026';
const expiredCode: Responder = () =>
  failure(400, 'ValidationError', 'Mã đặt lại mật khẩu không đúng hoặc đã hết hạn.', {
    errors: [{ path: ['code'], message: 'Mã đặt lại mật khẩu không đúng hoặc đã hết hạn.' }],
  });

const renderPage = (reset: Responder, at = `/reset-password?code=${code}`) =>
  openPage(
    [
      { path: '/reset-password', Component },
      { path: '/dang-nhap', element: <h1>Đăng nhập</h1> },
    ],
    { at, endpoints: { 'POST /auth/reset-password': reset } },
  );

const fill = async (user: ReturnType<typeof userEvent.setup>, confirmation = password) => {
  await user.type(await screen.findByLabelText('Mật khẩu mới'), password);
  await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), confirmation);
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Đặt mật khẩu mới' }));

describe('ResetPasswordPage', () => {
  it('removes the code from the URL, and sets the password with it', async () => {
    const { user, seen, router } = renderPage(() => json({ ok: true }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.historyAction).toBe('REPLACE');
    await fill(user);
    await save(user);
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ reason: 'reset' });
    expect(seen.map(({ body }) => body)).toEqual([
      { code, password, passwordConfirmation: password },
    ]);
  });

  it('checks off the password rules while typing', async () => {
    const { user } = renderPage(() => json({ ok: true }));
    const field = await screen.findByLabelText('Mật khẩu mới');
    const rule = () => screen.getByText(/cần ít nhất 10 ký tự/).closest('li');
    await user.type(field, 'ngan');
    expect(rule()).toHaveTextContent('chưa đạt');
    await user.type(field, '-nhung-du');
    expect(rule()).toHaveTextContent(/: đã đạt/);
    const same = screen.getByText(/giống nhau/).closest('li');
    expect(same).toHaveTextContent('chưa đạt');
    await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'ngan-nhung-du');
    expect(same).toHaveTextContent(/: đã đạt/);
  });

  it('allows replacing an invalid code in place, and keeps the input', async () => {
    const { user } = renderPage(expiredCode);
    await fill(user);
    await save(user);
    const field = await screen.findByLabelText('Mã trong thư');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/hết hạn/);
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue(password);
    expect(screen.getByRole('link', { name: 'Yêu cầu thư mới' })).toHaveAttribute(
      'href',
      '/quen-mat-khau',
    );
  });

  it('asks for the code if the URL has none', async () => {
    const { user, seen } = renderPage(() => json({ ok: true }), '/reset-password');
    await fill(user);
    await save(user);
    await waitFor(() => expect(screen.getByLabelText('Mã trong thư')).toHaveFocus());
    expect(seen).toEqual([]);
  });

  it('reports at its field that the passwords differ', async () => {
    const { user, seen } = renderPage(() => json({ ok: true }));
    await fill(user, 'khac-han-mat-khau');
    await save(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Nhập lại mật khẩu mới')).toHaveAccessibleDescription(
        /không khớp/,
      ),
    );
    expect(seen).toEqual([]);
  });

  it('allows a retry after a network failure', async () => {
    let up = false;
    const { user } = renderPage((request) => (up ? json({ ok: true }) : offline(request)));
    await fill(user);
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Không kết nối được/);
    up = true;
    await save(user);
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeInTheDocument();
  });
});
