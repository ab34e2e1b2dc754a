import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './ForgotPasswordPage';
import { openPage } from '@/testing/openPage';

const renderPage = (forgot: Responder) => {
  const at = '/quen-mat-khau';
  const page = openPage(
    { path: at, Component },
    { at, endpoints: { 'POST /auth/forgot-password': forgot } },
  );
  return page;
};

const submitEmail = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.type(screen.getByLabelText('Email của tài khoản'), email);
  await user.click(screen.getByRole('button', { name: 'Gửi thư đặt lại mật khẩu' }));
};

describe('ForgotPasswordPage', () => {
  it('confirms the request without revealing whether the account exists', async () => {
    const { user, seen } = renderPage(() => json({ ok: true }));
    await submitEmail(user, 'ha@example.vn');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Nếu ha@example.vn là địa chỉ của một tài khoản',
    );
    expect(seen[0]?.body).toEqual({ email: 'ha@example.vn' });
    expect(screen.getByRole('link', { name: 'Nhập mã trong thư' })).toHaveAttribute(
      'href',
      '/tai-khoan/khoi-phuc-mat-khau',
    );
    await user.click(screen.getByRole('button', { name: 'Dùng địa chỉ khác' }));
    expect(screen.getByLabelText('Email của tài khoản')).toHaveValue('ha@example.vn');
  });

  it('requires a valid email address', async () => {
    const { user, seen } = renderPage(() => json({ ok: true }));
    await submitEmail(user, 'khong-phai-email');
    await waitFor(() => expect(screen.getByLabelText('Email của tài khoản')).toHaveFocus());
    expect(screen.getByLabelText('Email của tài khoản')).toHaveAccessibleDescription(/email/i);
    expect(seen).toEqual([]);
  });

  it('keeps the input while the network is down', async () => {
    const { user } = renderPage(offline);
    await submitEmail(user, 'ha@example.vn');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Không kết nối được/);
    expect(screen.getByLabelText('Email của tài khoản')).toHaveValue('ha@example.vn');
  });
});
