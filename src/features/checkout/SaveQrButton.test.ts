import { expect, it } from 'vitest';
import { qrImageLines } from './SaveQrButton';

it('labels the saved code with amount, purpose and account', () => {
  const lines = qrImageLines({
    bankName: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0011',
    accountName: 'VIEN',
    amount: 1_900_000,
    purpose: 'DH26A7K3Q',
    vietQr: '00020101021238',
    payBefore: '2026-07-08T07:30:00.000Z',
  });
  expect(lines.map(({ text }) => text)).toEqual([
    '1.900.000\u00a0₫',
    'Nội dung chuyển khoản: DH26A7K3Q',
    'Số tài khoản: 0011',
    'VIEN',
    'Vietcombank',
  ]);
});
