import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { toastStore } from '@/ui/toast';
import { Component } from './CompanySeatsPage';
import { openPage } from '@/testing/openPage';

const seat = {
  documentId: 's1',
  email: 'lan@example.vn',
  holderName: null,
  state: 'invited',
  invitedAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-12-04T03:00:00.000Z',
  acceptedAt: null,
};
const acceptedSeat = {
  ...seat,
  documentId: 's2',
  email: 'minh@example.vn',
  holderName: 'Lê Minh',
  state: 'held',
  acceptedAt: '2026-11-21T03:00:00.000Z',
};

const notFound = () => failure(404, 'NotFoundError', '');

const renderPage = (
  seats: { seats: number; free: number; list: object[] },
  { invite = notFound, revoke = notFound }: { invite?: Responder; revoke?: Responder } = {},
) => {
  const path = '/tai-khoan/cho-hoi-vien';
  const page = openPage(
    { path, Component },
    {
      at: path,
      loggedIn: true,
      endpoints: {
        'GET /user-seats': () => json({ data: seats }),
        'POST /user-seats/invite': invite,
        'POST /user-seats/revoke': revoke,
        'GET /users/me': () => failure(503, 'ServiceUnavailableError', ''),
      },
    },
  );
  return page;
};

describe('CompanySeatsPage', () => {
  it('lists each seat with its member, and when an invitation expires', async () => {
    renderPage({ seats: 3, free: 1, list: [seat, acceptedSeat] });
    expect(await screen.findByText('Tổ chức có 3 chỗ, còn 1 chỗ trống.')).toBeVisible();
    const offered = screen.getByRole('row', { name: /lan@example\.vn/ });
    expect(offered).toHaveTextContent('Chờ nhận');
    expect(offered).toHaveTextContent('lời mời dùng được đến 04/12/2026');
    const taken = screen.getByRole('row', { name: /Lê Minh/ });
    expect(taken).toHaveTextContent('Đang giữ');
    expect(within(taken).queryByRole('button', { name: /^Gửi lại/ })).toBeNull();
  });

  it('sends invitations by email address; shows a rejection at the field and keeps the input', async () => {
    const message = 'Địa chỉ này đã được mời.';
    const { user, seen } = renderPage(
      { seats: 3, free: 3, list: [] },
      {
        invite: () =>
          failure(400, 'ValidationError', message, { errors: [{ path: ['email'], message }] }),
      },
    );
    const field = await screen.findByLabelText('Email của đồng nghiệp');
    await user.type(field, 'khong-phai-email{Enter}');
    expect(field).toBeInvalid();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'lan@example.vn{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field).toHaveValue('lan@example.vn');
  });

  it('hides the invitation form once no seat is free', async () => {
    renderPage({ seats: 1, free: 0, list: [acceptedSeat] });
    expect(await screen.findByText('Tổ chức có 1 chỗ, còn 0 chỗ trống.')).toBeVisible();
    expect(screen.queryByLabelText('Email của đồng nghiệp')).toBeNull();
  });

  it('revokes a seat only after a confirmation', async () => {
    const { user, seen } = renderPage(
      { seats: 1, free: 0, list: [acceptedSeat] },
      { revoke: () => json({ data: { ok: true } }) },
    );
    await user.click(
      await screen.findByRole('button', { name: 'Thu lại chỗ của minh@example.vn' }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Thu lại chỗ của minh@example.vn?' });
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Thu lại' }));
    const toastTexts = () => toastStore.read().map(({ content }) => content);
    await waitFor(() => expect(toastTexts()).toContain('Đã thu lại chỗ của minh@example.vn.'));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ id: 's2' });
  });

  it('keeps showing the seats after the company’s term lapsed, with a notice', async () => {
    renderPage({ seats: 0, free: 0, list: [acceptedSeat] });
    expect(await screen.findByText(/không còn hiệu lực/)).toBeVisible();
    expect(screen.getByText('Lê Minh')).toBeVisible();
  });

  it('shows no seats without a corporate membership', async () => {
    renderPage({ seats: 0, free: 0, list: [] });
    expect(await screen.findByText('Chưa có chỗ nào')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Về trang hội viên' })).toHaveAttribute(
      'href',
      '/tai-khoan/loai-thanh-vien',
    );
  });
});
