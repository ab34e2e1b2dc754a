import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './ChangePasswordPage';
import { openPage } from '@/testing/openPage';

const next = 'Mot-cau-that-dai-26';

const renderPage = (change: Responder) => {
  const page = openPage(
    { path: '/tai-khoan/doi-mat-khau', Component },
    {
      at: '/tai-khoan/doi-mat-khau',
      loggedIn: true,
      endpoints: { 'POST /auth/change-password': change },
    },
  );
  const sent = () => page.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, sent };
};

const fill = async (user: ReturnType<typeof userEvent.setup>, confirmation = next) => {
  await user.type(await screen.findByLabelText('Mật khẩu hiện tại'), 'Song-xo-bo-cat-1');
  await user.type(screen.getByLabelText('Mật khẩu mới'), next);
  await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
};

it('changes the password, continues with the new session and empties the form', async () => {
  const { user, sent } = renderPage(() => json({ jwt: 'test.next.token' }));
  await fill(user);
  await waitFor(() => expect(document.cookie).toContain('token=test.next.token'));
  expect(sent()).toEqual([
    { currentPassword: 'Song-xo-bo-cat-1', password: next, passwordConfirmation: next },
  ]);
  expect(screen.getByLabelText('Mật khẩu hiện tại')).toHaveValue('');
});

it('reports a wrong current password at its field', async () => {
  const message = 'Mật khẩu hiện tại không đúng.';
  const { user } = renderPage(() =>
    failure(400, 'ValidationError', message, {
      errors: [{ path: ['currentPassword'], message }],
    }),
  );
  await fill(user);
  const field = screen.getByLabelText('Mật khẩu hiện tại');
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Song-xo-bo-cat-1');
});

it('sends no request while the two passwords differ', async () => {
  const { user, sent } = renderPage(() => json({ jwt: 'x' }));
  await fill(user, `${next}x`);
  expect(await screen.findByText('Mật khẩu nhập lại không khớp.')).toBeVisible();
  expect(sent()).toEqual([]);
});
