import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { Component } from './AcceptSeatPage';
import { openPage } from '@/testing/openPage';

const me = memberProfile;

const token = 'a'.repeat(43);

const renderPage = (accept: Responder, fragment = `#${token}`) => {
  const path = '/tai-khoan/nhan-cho';
  const page = openPage(
    { path, Component },
    {
      at: `${path}${fragment}`,
      loggedIn: true,
      endpoints: { 'GET /users/me': () => json({ data: me }), 'POST /user-seats/accept': accept },
    },
  );
  return page;
};

it('accepts the seat of the link after confirmation, for the named account', async () => {
  const seat = { documentId: 's1', company: 'Công ty Sao Khuê', since: '2026-11-22T05:00:00.000Z' };
  const { user, seen } = renderPage(() => json({ data: seat }));
  expect(await screen.findByText(/Trần Thị Hoà \(hoa@example\.vn\)/)).toBeVisible();
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Nhận chỗ' }));
  expect(await screen.findByText(/đã nhận chỗ hội viên của Công ty Sao Khuê/)).toBeVisible();
  const sent = seen.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ token }]);
  expect(sent[0]?.url).not.toContain(token);
});

it('explains why a seat was refused', async () => {
  const message = 'Lời mời không dùng được.';
  const { user } = renderPage(() => failure(404, 'InvitationInvalid', message));
  await user.click(await screen.findByRole('button', { name: 'Nhận chỗ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('asks to open the link in the email if the URL has no token', async () => {
  renderPage(() => json({}), '');
  expect(await screen.findByText('Chưa thấy mã mời')).toBeVisible();
});
