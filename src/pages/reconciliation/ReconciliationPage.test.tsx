import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './ReconciliationPage';
import { openPage } from '@/testing/openPage';

const pagination = (total: number) => ({ page: 1, pageSize: 20, pageCount: 1, total });

const transfer = {
  documentId: 't1',
  provider: 'sepay',
  reference: 'FT26326000001',
  amount: 1_500_000,
  description: 'NGUYEN VAN AN chuyen tien',
  bankedAt: '2026-11-22T02:30:00.000Z',
  code: null,
  candidate: null,
};

const reversal = {
  documentId: 'v1',
  reverses: 'credit',
  amount: 350_000,
  description: 'HOAN TRA DH26A7K3Q',
  reference: null,
  bankedAt: '2026-11-22T02:30:00.000Z',
  transfer: {
    documentId: 't9',
    provider: 'sepay',
    reference: 'FT1',
    description: 'DH26A7K3Q',
    bankedAt: '2026-11-20T02:30:00.000Z',
    code: 'DH26A7K3Q',
  },
  state: 'open',
  note: null,
  closedBy: null,
  closedAt: null,
};

const refund = {
  documentId: 'r1',
  amount: 250_000,
  reason: 'double',
  state: 'owed',
  code: 'DH26A7K3Q',
  payerName: 'Trần Thị Hoà',
  payerEmail: 'hoa@example.vn',
  description: 'DH26A7K3Q lan hai',
  bankedAt: '2026-11-22T02:30:00.000Z',
  owedAt: '2026-11-22T02:30:01.000Z',
  sentAt: null,
  sentBy: null,
  sentReference: null,
};

const report = {
  from: '2026-11-21',
  to: '2026-11-22',
  matched: 3,
  outgoing: 2,
  credited: 5_000_000,
  remaining: 0,
  reversals: 0,
  newReversals: 0,
  taken: [
    {
      day: '2026-11-22',
      amount: 2_000_000,
      description: 'DH26BBBBB hoc phi',
      reference: null,
      code: 'DH26BBBBB',
    },
  ],
  importedCount: 1,
  differing: [],
  differingCount: 0,
  missing: [],
  missingCount: 0,
  badLines: [],
  badCount: 0,
};

const renderPage = (at = '', more: Record<string, Responder> = {}) => {
  const page = openPage(
    [
      {
        path: '/tai-khoan/doi-soat',
        Component,
      },
    ],
    {
      at: `/tai-khoan/doi-soat${at}`,
      loggedIn: true,
      endpoints: {
        'GET /payment/unmatchedTransfers': () =>
          json({ data: [transfer], meta: { pagination: pagination(1) } }),
        'GET /payment/reversals': () =>
          json({ data: [reversal], meta: { pagination: pagination(1) } }),
        'GET /payment/refunds': () =>
          json({ data: [refund], meta: { pagination: pagination(1), owed: 250_000 } }),
        ...more,
      },
    },
  );
  const sent = () => page.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, sent };
};
describe('reconciling a bank statement', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, file: File) => {
    await user.upload(await screen.findByLabelText(/Tệp sao kê/), file);
    await user.click(screen.getByRole('button', { name: 'Đối soát' }));
  };

  it('uploads the whole file, and focuses its report', async () => {
    const { user, sent } = renderPage('', {
      'POST /payment/reconcileStatement': () => json({ data: report }),
    });
    await choose(user, new File(['Ngày;Có'], 'sao-ke.csv', { type: 'text/csv' }));
    const part = await screen.findByRole('region', {
      name: 'Kết quả từ 21/11/2026 đến 22/11/2026',
    });
    await waitFor(() => expect(part).toHaveFocus());
    const content = Buffer.from('Ngày;Có').toString('base64');
    expect(sent()).toEqual([{ content, dayOrder: null, withoutBad: false }]);
    expect(within(part).getByText('5.000.000 ₫', { exact: false })).toBeInTheDocument();
    expect(within(part).getByRole('row', { name: /DH26BBBBB hoc phi/ })).toBeInTheDocument();
  });

  it('explains at the field why a file cannot be read, and keeps it chosen', async () => {
    const message = 'Không tìm thấy cột: ngày giao dịch.';
    const { user } = renderPage('', {
      'POST /payment/reconcileStatement': async () => {
        await waitFor(() => expect(screen.getByLabelText(/Tệp sao kê/)).toBeDisabled());
        return failure(400, 'ValidationError', message, {
          errors: [{ path: ['content'], message }],
        });
      },
    });
    await choose(user, new File(['x'], 'sao-ke.csv'));
    const field = screen.getByLabelText(/Tệp sao kê/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByText(/sao-ke\.csv/)).toBeInTheDocument();
  });

  it('resends the file until no line remains, and adds up the reports', async () => {
    const results = [
      { ...report, matched: 0, remaining: 2, importedCount: 1 },
      { ...report, matched: 4, remaining: 0, importedCount: 1 },
    ];
    const { user, sent } = renderPage('', {
      'POST /payment/reconcileStatement': () => json({ data: results.shift() }),
    });
    await choose(user, new File(['x'], 'sao-ke.csv'));
    const part = await screen.findByRole('region', { name: /^Kết quả từ/ });
    expect(sent()).toHaveLength(2);
    expect(within(part).getAllByRole('row', { name: /DH26BBBBB hoc phi/ })).toHaveLength(2);
    expect(part).toHaveTextContent(/Đã có tin báo\s*3/);
    expect(part).toHaveTextContent(/Ghi nhận thêm\s*2/);
  });

  it('asks for the date order if it is ambiguous, and keeps the file', async () => {
    const message = 'Chưa rõ “11/5/2026” viết ngày trước hay tháng trước.';
    let dateOrderRequested = false;
    const { user, sent } = renderPage('', {
      'POST /payment/reconcileStatement': () => {
        if (dateOrderRequested) return json({ data: report });
        dateOrderRequested = true;
        const errors = [{ path: ['dayOrder'], message }];
        return failure(400, 'DayOrderUnknown', message, { errors });
      },
    });
    await choose(user, new File(['x'], 'sao-ke.csv'));
    const field = screen.getByLabelText(/Cách viết ngày/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
    expect(field).toHaveFocus();
    await user.selectOptions(field, 'Tháng trước: 11/24/2026');
    await user.click(screen.getByRole('button', { name: 'Đối soát' }));
    await screen.findByRole('region', { name: /^Kết quả từ/ });
    expect(sent().at(-1)).toMatchObject({ dayOrder: 'month_first' });
  });

  it('lists all unreadable lines, and imports the others on request', async () => {
    const badLines = [
      { row: 3, column: 'credit', message: 'Dòng 3: không đọc được số tiền “1,5”.' },
      { row: 9, column: 'date', message: 'Dòng 9: không đọc được ngày “31/02/2026”.' },
    ];
    let tried = false;
    const { user, sent } = renderPage('', {
      'POST /payment/reconcileStatement': () => {
        if (tried) return json({ data: { ...report, badLines, badCount: 2 } });
        tried = true;
        const message = 'Có 2 dòng chưa đọc được.';
        const details = { errors: [{ path: ['content'], message }], badLines, badCount: 2 };
        return failure(400, 'BadLines', message, details);
      },
    });
    await choose(user, new File(['x'], 'sao-ke.csv'));
    expect(await screen.findByRole('row', { name: /31\/02\/2026/ })).toBeInTheDocument();
    expect(screen.getByLabelText(/Tệp sao kê/)).toHaveAccessibleDescription(/Có 2 dòng/);
    await user.click(screen.getByRole('button', { name: 'Đối soát các dòng còn lại' }));
    const part = await screen.findByRole('region', { name: /^Kết quả từ/ });
    expect(sent().at(-1)).toMatchObject({ withoutBad: true });
    expect(within(part).getByRole('row', { name: /31\/02\/2026/ })).toBeInTheDocument();
  });

  it('rejects a missing or too large file before the upload', async () => {
    const { user, sent } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Đối soát' }));
    const field = screen.getByLabelText(/Tệp sao kê/);
    expect(field).toHaveAccessibleDescription(/Vui lòng chọn tệp sao kê/);
    await choose(user, new File(['x'.repeat(4_000_001)], 'nam.csv'));
    expect(field).toHaveAccessibleDescription(/Tệp lớn hơn 4\.000 KB/);
    expect(sent()).toEqual([]);
  });
});

describe('handling an unmatched transfer', () => {
  const at = '?muc=chua-khop';

  it('assigns the transfer by code, and reports the result', async () => {
    const { user, sent } = renderPage(at, {
      'POST /payment/assignTransfer': () =>
        json({ data: { parts: [{ code: 'DH26A7K3Q', allocated: 1_000_000 }], owed: 500_000 } }),
    });
    await user.click(await screen.findByRole('button', { name: /Ghi cho đơn: 1\.500\.000\s₫/ }));
    const dialog = screen.getByRole('dialog', { name: /Ghi 1\.500\.000\s₫ cho đơn nào/ });
    await user.type(within(dialog).getByLabelText(/Mã đơn hàng/), 'DH26A7K3Q');
    await user.click(within(dialog).getByRole('button', { name: 'Ghi cho đơn này' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([{ id: 't1', parts: [{ code: 'DH26A7K3Q', amount: null }] }]);
    expect(await screen.findByText(/Đã ghi 1\.000\.000\s₫ cho DH26A7K3Q/)).toBeInTheDocument();
  });

  it('keeps the input if the code is unknown', async () => {
    const message = 'Không có đơn hàng hay yêu cầu hội viên nào mang mã này.';
    const { user } = renderPage(at, {
      'POST /payment/assignTransfer': () =>
        failure(400, 'ValidationError', message, {
          errors: [{ path: ['parts', '0', 'code'], message }],
        }),
    });
    await user.click(await screen.findByRole('button', { name: /cho đơn/ }));
    const field = screen.getByLabelText(/Mã đơn hàng/);
    await user.type(field, 'DH26ZZZZZ');
    await user.click(screen.getByRole('button', { name: 'Ghi cho đơn này' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
    expect(field).toHaveValue('DH26ZZZZZ');
  });

  const candidate = {
    documentId: 't9',
    provider: 'casso',
    reference: null,
    description: 'DH26A7K3Q',
    bankedAt: '2026-11-17T02:30:00.000Z',
  };

  it('suggests an order for a transfer without a code', async () => {
    renderPage(at, {
      'GET /payment/unmatchedTransfers': () =>
        json({
          data: [{ ...transfer, code: null, candidate }],
          meta: { pagination: pagination(1) },
        }),
    });
    expect(
      await screen.findByText(/Có thể là khoản cùng nội dung đã nhận ngày 17\/11\/2026/),
    ).toBeInTheDocument();
  });

  it('merges a possible duplicate after a confirmation', async () => {
    const { user, sent } = renderPage(at, {
      'GET /payment/unmatchedTransfers': () =>
        json({
          data: [{ ...transfer, code: 'DH26A7K3Q', candidate }],
          meta: { pagination: pagination(1) },
        }),
      'POST /payment/mergeTransfer': () => json({ data: { ok: true } }),
    });
    expect(
      await screen.findByText(/Có thể là khoản DH26A7K3Q đã nhận ngày 17\/11\/2026, do Casso báo/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /là khoản thứ hai/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /1\.500\.000\s₫ là cùng một khoản/ }));
    await user.click(screen.getByRole('button', { name: 'Cùng một khoản' }));
    await waitFor(() => expect(sent()).toEqual([{ id: 't1', into: 't9' }]));
  });

  it('splits a transfer over several codes by keyboard, and shows the remainder', async () => {
    const message = 'Mã này chỉ còn thiếu 400.000 ₫.';
    const refusal = { errors: [{ path: ['parts', '1', 'amount'], message }] };
    const parts = [
      { code: 'DH26A7K3Q', allocated: 1_000_000 },
      { code: 'DH26BBBBB', allocated: 400_000 },
    ];
    let calls = 0;
    const { user, sent } = renderPage(at, {
      'POST /payment/assignTransfer': () => {
        calls += 1;
        return calls === 1
          ? failure(400, 'ValidationError', message, refusal)
          : json({ data: { parts, owed: 100_000 } });
      },
    });
    await user.click(await screen.findByRole('button', { name: /Ghi cho đơn: 1\.500\.000\s₫/ }));
    const part = (number: number) =>
      within(screen.getByRole('group', { name: `Mã thứ ${number}` }));
    const codeOf = (number: number) => part(number).getByLabelText(/Mã đơn hàng/);
    const amountOf = (number: number) => part(number).getByLabelText(/Số tiền ghi/);
    await user.type(codeOf(1), 'DH26A7K3Q');
    await user.type(amountOf(1), '1.000.000');
    screen.getByRole('button', { name: 'Thêm mã' }).focus();
    await user.keyboard('{Enter}');
    expect(codeOf(2)).toHaveFocus();
    await user.keyboard('DH26BBBBB{Tab}600.000');
    const status = within(screen.getByRole('dialog')).getByRole('status');
    expect(status).toHaveTextContent('Vượt giao dịch 100.000 ₫');
    await user.click(screen.getByRole('button', { name: 'Thêm mã' }));
    await user.click(screen.getByRole('button', { name: 'Bỏ mã này, mã thứ 3' }));
    expect(codeOf(2)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ghi cho đơn này' }));
    await waitFor(() => expect(amountOf(2)).toHaveAccessibleDescription(new RegExp(message)));
    await waitFor(() => expect(amountOf(2)).toHaveFocus());
    expect(codeOf(2)).toHaveValue('DH26BBBBB');
    await user.clear(amountOf(2));
    await user.type(amountOf(2), '400000');
    expect(status).toHaveTextContent('Chưa chia 100.000 ₫');
    await user.click(screen.getByRole('button', { name: 'Ghi cho đơn này' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()[1]).toEqual({
      id: 't1',
      parts: [
        { code: 'DH26A7K3Q', amount: 1_000_000 },
        { code: 'DH26BBBBB', amount: 400_000 },
      ],
    });
    expect(
      await screen.findByText(
        /Đã ghi 1\.000\.000\s₫ cho DH26A7K3Q, 400\.000\s₫ cho DH26BBBBB; 100\.000\s₫ cần hoàn lại/,
      ),
    ).toBeInTheDocument();
  });

  it('returns the transfer after a confirmation', async () => {
    const { user, sent } = renderPage(at, {
      'POST /payment/returnTransfer': () => json({ data: { ok: true } }),
    });
    await user.click(await screen.findByRole('button', { name: /Hoàn lại 1\.500\.000/ }));
    await user.click(screen.getByRole('button', { name: 'Chuyển sang Cần hoàn lại' }));
    await waitFor(() => expect(sent()).toEqual([{ id: 't1' }]));
  });
});

describe('handling a reversal', () => {
  it('shows the transfer it reverses, and closes it with a note', async () => {
    const closed = { ...reversal, state: 'closed', note: 'Đã gọi ngân hàng.', closedBy: 'An' };
    const { user, sent } = renderPage('?muc=but-toan-dao', {
      'POST /payment/closeReversal': () => json({ data: closed }),
    });
    const row = await screen.findByRole('row', { name: /HOAN TRA/ });
    expect(row).toHaveTextContent(/−350\.000/);
    expect(row).toHaveTextContent('20/11/2026, SePay, ghi cho DH26A7K3Q');
    await user.click(within(row).getByRole('button', { name: /Đã xử lý/ }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ghi nhận' }));
    const field = within(dialog).getByLabelText(/Đã làm gì/);
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, 'Đã gọi ngân hàng.');
    await user.click(within(dialog).getByRole('button', { name: 'Ghi nhận' }));
    await waitFor(() => expect(sent()).toEqual([{ id: 'v1', note: 'Đã gọi ngân hàng.' }]));
  });
});

describe('handling a refund', () => {
  it('closes the refund with the bank’s reference', async () => {
    const closed = { ...refund, state: 'sent', sentAt: refund.owedAt, sentReference: 'FT1' };
    const { user, sent } = renderPage('?muc=can-hoan', {
      'POST /payment/closeRefund': () => json({ data: closed }),
    });
    expect(await screen.findByText(/Tổng cần hoàn lại: 250\.000/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Ghi nhận đã hoàn 250\.000/ }));
    await user.click(screen.getByRole('button', { name: 'Ghi nhận' }));
    const field = screen.getByLabelText('Mã giao dịch hoàn');
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, 'FT26326999999');
    await user.click(screen.getByRole('button', { name: 'Ghi nhận' }));
    await waitFor(() => expect(sent()).toEqual([{ id: 'r1', reference: 'FT26326999999' }]));
  });
});

it.each(['?muc=chua-khop', '?muc=but-toan-dao', '?muc=can-hoan', '?muc=da-hoan'])(
  'offers a retry without a network at %s',
  async (at) => {
    renderPage(at, {
      'GET /payment/unmatchedTransfers': offline,
      'GET /payment/reversals': offline,
      'GET /payment/refunds': offline,
    });
    expect(await screen.findByRole('button', { name: /Thử lại/ })).toBeInTheDocument();
  },
);
