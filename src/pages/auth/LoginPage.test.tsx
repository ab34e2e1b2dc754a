import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { isLoginVar } from '@/data/session';
import { Component } from './LoginPage';
import { openPage } from '@/testing/openPage';

const member = {
  ...memberProfile,
  username: 'ha',
  email: 'ha@example.vn',
  fullName: 'Nguyễn Hà',
};

const renderPage = (at: string, login: Responder, second: Responder = login) =>
  openPage(
    [
      { path: '/dang-nhap', Component },
      { path: '/', element: <h1>Trang chủ</h1> },
      { path: '/gio-hang', element: <h1>Giỏ hàng</h1> },
    ],
    {
      at,
      endpoints: {
        'POST /auth/local': login,
        'POST /auth/local/second-factor': second,
        'GET /users/me': () => json(member),
      },
    },
  );

const openSecond = (second: Responder) =>
  renderPage('/dang-nhap', () => json({ jwt: null, challenge: 'once', user: null }), second);

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Email hoặc tên đăng nhập'), 'ha@example.vn');
  await user.type(screen.getByLabelText('Mật khẩu'), ' mật khẩu ');
  await user.keyboard('{Enter}');
};

describe('the login', () => {
  it('redirects to the home page, and sends the password verbatim', async () => {
    const { user, seen } = renderPage('/dang-nhap', () => json({ jwt: 'a.b.c' }));
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'Trang chủ' })).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({ identifier: 'ha@example.vn', password: ' mật khẩu ' });
    expect(isLoginVar()).toBe(true);
  });

  it('redirects back to the page the user came from', async () => {
    const { user } = renderPage('/dang-nhap?returnTo=%2Fgio-hang', () => json({ jwt: 'a.b.c' }));
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'Giỏ hàng' })).toBeInTheDocument();
  });

  it('restores the fragment of the return path, which never enters the query', async () => {
    const { user, router } = renderPage('/dang-nhap?returnTo=%2Fgio-hang#bi-mat', () =>
      json({ jwt: 'a.b.c' }),
    );
    expect(screen.getByRole('link', { name: 'Đăng ký tài khoản' })).toHaveAttribute(
      'href',
      '/dang-ky?returnTo=%2Fgio-hang#bi-mat',
    );
    await fill(user);
    await screen.findByRole('heading', { name: 'Giỏ hàng' });
    expect(router.state.location).toMatchObject({ search: '', hash: '#bi-mat' });
  });

  it('redirects only within this site', async () => {
    const { user, router } = renderPage('/dang-nhap?returnTo=%2F%2Fevil.example', () =>
      json({ jwt: 'a' }),
    );
    await fill(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows the server’s message above the form, and keeps the input', async () => {
    const { user } = renderPage('/dang-nhap', () =>
      failure(400, 'InvalidCredentials', 'Email hoặc mật khẩu không đúng.'),
    );
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Email hoặc mật khẩu không đúng.');
    expect(screen.getByLabelText('Email hoặc tên đăng nhập')).toHaveValue('ha@example.vn');
    expect(screen.getByLabelText('Mật khẩu')).toHaveValue(' mật khẩu ');
    expect(isLoginVar()).toBe(false);
  });

  it('sends no request while a field is empty, and focuses that field', async () => {
    const { user, seen } = renderPage('/dang-nhap', () => json({ jwt: 'a' }));
    await user.type(screen.getByLabelText('Email hoặc tên đăng nhập'), 'ha{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu')).toHaveFocus());
    expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(/Vui lòng nhập mật khẩu/);
    expect(seen).toEqual([]);
  });

  it('shows the password on request', async () => {
    const { user } = renderPage('/dang-nhap', () => json({ jwt: 'a' }));
    expect(screen.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
    expect(screen.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
  });

  it('asks for the code of the second factor, and logs in with it', async () => {
    const { user, seen } = openSecond(() => json({ jwt: 'a.b.c' }));
    await fill(user);
    const code = await screen.findByLabelText('Mã của ứng dụng xác thực');
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Trang chủ' })).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      challenge: 'once',
      code: '123456',
    });
  });

  it('accepts a recovery code instead, and allows another attempt', async () => {
    const message = 'Mã không đúng hoặc đã được dùng.';
    const { user } = openSecond(() =>
      failure(400, 'ValidationError', message, { errors: [{ path: ['code'], message }] }),
    );
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'Dùng mã dự phòng' }));
    await user.type(screen.getByLabelText('Mã dự phòng'), '7K3Q9-D2MX4{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Mã dự phòng')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
  });

  it('returns to the password form once the challenge has expired', async () => {
    const { user } = openSecond(() => failure(400, 'ChallengeOver', 'Đã hết hạn.'));
    await fill(user);
    await user.type(await screen.findByLabelText('Mã của ứng dụng xác thực'), '123456{Enter}');
    expect(await screen.findByText('Bước đăng nhập đã hết hạn')).toBeVisible();
    expect(screen.getByLabelText('Mật khẩu')).toHaveValue('');
  });
});
