import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './UserImportPage';
import { sampleFile } from './FileColumns';
import { openPage } from '@/testing/openPage';

const columns = [
  { label: 'Email', required: true, hint: 'Mỗi người một dòng.', example: 'lan@congty.example' },
  { label: 'Chức vụ', required: false, hint: 'Nhiều nhất 200 ký tự.', example: 'Phó "trưởng"' },
];

const row = (number: number, outcome: string, notes: object[] = []) => ({
  row: number,
  subject: `nguoi${number}@example.vn`,
  name: `Lê Thị ${number}`,
  outcome,
  notes,
});

const check = (more: object = {}) => ({
  kind: 'members',
  added: 1,
  changed: 0,
  unchanged: 1,
  bad: 0,
  ignoredColumns: [],
  listed: [row(2, 'added'), row(3, 'unchanged')],
  plan: 'ke-hoach',
  ...more,
});

const renderPage = (endpoints: Record<string, Responder> = {}, at = '') => {
  const path = '/tai-khoan/quan-ly-user/nhap-tu-tep';
  const page = openPage(
    { path, Component },
    {
      at: `${path}${at}`,
      loggedIn: true,
      endpoints: {
        'GET /imports/columns': () => json({ data: columns }),
        'POST /imports/check': () => json({ data: check() }),
        'POST /imports/run': () =>
          json({ data: { added: 1, changed: 0, unchanged: 1, skipped: 0 } }),
        ...endpoints,
      },
    },
  );
  const sent = () => page.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, sent };
};

const content = Buffer.from('Email;Họ và tên').toString('base64');

const checkFile = async (user: ReturnType<typeof userEvent.setup>) => {
  const file = new File(['Email;Họ và tên'], 'hoi-vien.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/Tệp cần nhập/), file);
  await user.click(screen.getByRole('button', { name: 'Kiểm tra' }));
};
it('checks a file, then imports the checked rows, with a reason', async () => {
  const { user, sent } = renderPage();
  await checkFile(user);
  const report = await screen.findByRole('region', { name: 'Kết quả kiểm tra' });
  await waitFor(() => expect(report).toHaveFocus());
  expect(within(report).getByText('Sẽ tạo 1 tài khoản và gửi 1 thư mời.')).toBeVisible();
  await user.click(within(report).getByRole('button', { name: 'Nhập tệp' }));
  expect(within(report).getByLabelText(/Lý do/)).toHaveAccessibleDescription(/nhập lý do/);
  expect(sent()).toEqual([{ kind: 'members', content }]);

  await user.type(within(report).getByLabelText(/Lý do/), 'Danh sách cũ');
  await user.click(within(report).getByRole('button', { name: 'Nhập tệp' }));
  const done = await screen.findByRole('region', { name: 'Đã nhập xong' });
  await waitFor(() => expect(done).toHaveFocus());
  expect(within(done).getByText('Đã thêm 1 và thay đổi 0 bản ghi.')).toBeVisible();
  expect(sent()[1]).toEqual({
    kind: 'members',
    content,
    plan: 'ke-hoach',
    skipBad: false,
    reason: 'Danh sách cũ',
  });
});

it('lists each invalid row with its fix, and imports the valid ones on request', async () => {
  const notes = [{ column: 'Email', message: 'Email chưa đúng, ví dụ: ten@congty.vn.' }];
  const refusal = 'Tệp có 1 dòng chưa đúng, chưa dòng nào được nhập.';
  const { user, sent } = renderPage({
    'POST /imports/check': () =>
      json({
        data: check({
          bad: 1,
          ignoredColumns: ['Ghi chú', 'Mã'],
          listed: [row(7, 'bad', notes), row(2, 'added')],
        }),
      }),
    'POST /imports/run': ({ body }) =>
      (body as { skipBad: boolean }).skipBad
        ? json({ data: { added: 1, changed: 0, unchanged: 0, skipped: 1 } })
        : failure(400, 'BadInput', refusal, {
            errors: [{ path: ['skipBad'], message: refusal }],
          }),
  });
  await checkFile(user);
  const bad = await screen.findByRole('row', { name: /^7 nguoi7@example\.vn/ });
  expect(bad).toHaveTextContent('Chưa đúng');
  expect(bad).toHaveTextContent('Email: Email chưa đúng, ví dụ: ten@congty.vn.');
  expect(screen.getByText('Cột không được dùng: Ghi chú; Mã.')).toBeVisible();

  await user.type(screen.getByLabelText(/Lý do/), 'Danh sách cũ');
  await user.click(screen.getByRole('button', { name: 'Nhập tệp' }));
  const choice = screen.getByRole('checkbox', {
    name: 'Nhập 1 dòng đúng, bỏ qua 1 dòng chưa đúng',
  });
  await waitFor(() => expect(choice).toHaveAccessibleDescription(/chưa dòng nào được nhập/));
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Nhập tệp' }));
  expect(await screen.findByText(/^1 dòng chưa đúng đã được bỏ qua/)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ skipBad: true });
});

it('offers no import if no row is valid', async () => {
  const { user } = renderPage({
    'POST /imports/check': () =>
      json({
        data: check({ added: 0, unchanged: 0, bad: 1, plan: null, listed: [row(7, 'bad')] }),
      }),
  });
  await checkFile(user);
  expect(await screen.findByText(/^Có 1 dòng chưa đúng/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nhập tệp' })).not.toBeInTheDocument();
});

it('reports that all rows exist already', async () => {
  const { user } = renderPage({
    'POST /imports/check': () =>
      json({ data: check({ added: 0, plan: null, listed: [row(2, 'unchanged')] }) }),
  });
  await checkFile(user);
  expect(await screen.findByText(/^Mọi dòng của tệp đều đã có sẵn/)).toBeVisible();
});

it('keeps the file and reason if an import is rejected, and resets the check for another file', async () => {
  const { user } = renderPage({
    'POST /imports/run': () => failure(409, 'ImportChanged', 'Dữ liệu đã thay đổi.'),
  });
  await checkFile(user);
  await user.type(await screen.findByLabelText(/Lý do/), 'Danh sách cũ');
  await user.click(screen.getByRole('button', { name: 'Nhập tệp' }));
  expect(await screen.findByText(/Dữ liệu đã thay đổi/)).toBeVisible();
  expect(screen.getByLabelText(/Lý do/)).toHaveValue('Danh sách cũ');
  await user.upload(screen.getByLabelText(/Tệp cần nhập/), new File(['x'], 'khac.csv'));
  expect(screen.queryByRole('region', { name: 'Kết quả kiểm tra' })).not.toBeInTheDocument();
});

it('explains at the field why a file was not checked', async () => {
  const { user } = renderPage({ 'POST /imports/check': offline });
  await user.click(await screen.findByRole('button', { name: 'Kiểm tra' }));
  const field = screen.getByLabelText(/Tệp cần nhập/);
  expect(field).toHaveAccessibleDescription(/Vui lòng chọn tệp cần nhập/);
  await checkFile(user);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Không kết nối được/));
});

it('shows certificates on a separate tab', async () => {
  renderPage({}, '?loai=chung-chi');
  expect(await screen.findByText(/^Mỗi dòng là một chứng chỉ/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chứng chỉ' })).toHaveAttribute('aria-current', 'true');
});

it('offers a sample file that Excel opens', () => {
  expect(sampleFile(columns)).toBe(
    '\uFEFF"Email";"Chức vụ"\r\n"lan@congty.example";"Phó ""trưởng"""\r\n',
  );
});
