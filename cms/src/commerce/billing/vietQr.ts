import { QRPay } from 'vietnam-qr-pay';

export interface TransferRequest {
  /** NAPAS number. */
  bankBin: string;
  accountNumber: string;
  /** Đồng, above 0. */
  amount: number;
  /** At most 25 letters and digits, shown in the payer's banking app. */
  purpose: string;
}

/** The EMVCo text of a VietQR code prefilled with exactly that amount. */
export function vietQr({ bankBin, accountNumber, amount, purpose }: TransferRequest): string {
  return QRPay.initVietQR({
    bankBin,
    bankNumber: accountNumber,
    amount: String(amount),
    purpose: purpose.slice(0, 25),
  }).build();
}
