import { cleanup, screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './RegisterPage';
import { openPage } from '@/testing/openPage';

const renderPage = (register: Responder, at = '/dang-ky') =>
  openPage(
    [
      { path: '/dang-ky', Component },
      { path: '/dang-nhap', element: <h1>Đăng nhập</h1> },
    ],
    { at, endpoints: { 'POST /auth/local/register': register } },
  );

const typed = {
  'Họ và tên': 'Nguyễn Thị Minh Hà',
  Email: 'ha@example.vn',
  'Số điện thoại': '0912 345 678',
  'Tên đăng nhập': 'minhha',
  'Mật khẩu': 'Gio-nam-thoi-2026',
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const [label, value] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
};

describe('RegisterPage', () => {
  it('continues to the login with the email address and the return path', async () => {
    const { user, seen, router } = renderPage(
      () => json({ user: { documentId: 'u1', email: 'ha@example.vn' } }),
      '/dang-ky?returnTo=%2Fdat-hang',
    );
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?returnTo=%2Fdat-hang');
    expect(router.state.location.state).toEqual({
      reason: 'registered',
      identifier: 'ha@example.vn',
    });
    expect(seen[0]?.body).toMatchObject({ phone: '0912345678', consent: true });
  });

  it('restores what was typed except the password, until the account exists', async () => {
    const open = () =>
      renderPage(() => json({ user: { documentId: 'u1', email: 'ha@example.vn' } }));
    const { user } = open();
    await user.type(screen.getByLabelText('Email'), 'ha@example.vn');
    await user.type(screen.getByLabelText('Mật khẩu'), typed['Mật khẩu']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(typed['Mật khẩu']);
    cleanup();
    const again = open();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ha@example.vn'));
    expect(screen.getByLabelText('Mật khẩu')).toHaveValue('');
    await again.user.clear(screen.getByLabelText('Email'));
    await fill(again.user);
    await screen.findByRole('heading', { name: 'Đăng nhập' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows an error at each field, and focuses the first', async () => {
    const { user, seen } = renderPage(() => json({}));
    await user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
    await waitFor(() => expect(screen.getByLabelText('Họ và tên')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Vui lòng nhập email/);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/đồng ý/);
    expect(seen).toEqual([]);
  });

  it('shows a server error at its field, and keeps the input', async () => {
    const { user } = renderPage(() =>
      failure(400, 'ValidationError', 'Tên đăng nhập này không dùng được.', {
        errors: [{ path: ['username'], message: 'Tên đăng nhập này không dùng được.' }],
      }),
    );
    await fill(user);
    await waitFor(() => expect(screen.getByLabelText('Tên đăng nhập')).toHaveFocus());
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveAccessibleDescription(
      /Tên đăng nhập này không dùng được/,
    );
    for (const [label, value] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
  });

  it('reports a network failure, and allows a retry', async () => {
    let up = false;
    const { user } = renderPage((request) =>
      up ? json({ user: { documentId: 'u1', email: 'ha@example.vn' } }) : offline(request),
    );
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Không kết nối được/);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeInTheDocument();
  });
});
