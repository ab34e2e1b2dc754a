import { DAY_MS, HOUR_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { componentLink } from '../../platform/sql/componentLink';
import { placeholders, query } from '../../platform/sql/query';
import type { Read } from '../../platform/sql/together';
import type { BankAccount } from '../../generated/types';
import { QRPay } from 'vietnam-qr-pay';

/** Milliseconds. */
const PAYMENT_WINDOW_MS = 72 * HOUR_MS;
/** For accounts with an unconfirmed address. Milliseconds. */
const UNCONFIRMED_WINDOW_MS = DAY_MS;

export interface PaymentInstructions extends BankAccount {
  /** Đồng. */
  amount: number;
  purpose: string;
  vietQr: string;
  payBefore: string;
}

export function paymentDue(placedAt: Date, confirmed = true): Date {
  return new Date(placedAt.getTime() + (confirmed ? PAYMENT_WINDOW_MS : UNCONFIRMED_WINDOW_MS));
}

interface Payable {
  status: string;
  total: number;
  code: string;
  payBefore: Date | null;
}

/** Đồng received for each of these partially paid orders and requests, by code. */
export async function readReceived(
  db: Knex,
  payables: readonly Pick<Payable, 'code' | 'status'>[],
): Promise<ReadonlyMap<string, number>> {
  const codes = payables.flatMap(({ code, status }) =>
    status === 'pending_payment' ? [code] : [],
  );
  if (codes.length === 0) return new Map();
  const rows = await query<{ code: string; received: number | string }>(
    db,
    `select code, sum(amount) as received from bank_transaction_allocations
     where code in (${placeholders(codes.length)}) group by code`,
    codes,
  );
  return new Map(rows.map(({ code, received }) => [code, Number(received)]));
}

/** For the outstanding amount. Null if no payment is due, or the institute has no bank account configured. */
export function paymentInstructions(
  { status, total, code, payBefore }: Payable,
  account: BankAccount | null,
  received = 0,
): PaymentInstructions | null {
  if (status !== 'pending_payment' || payBefore === null || account === null) return null;
  const amount = total - received;
  return {
    ...account,
    amount,
    purpose: code,
    vietQr: vietQr({ ...account, amount, purpose: code }),
    payBefore: payBefore.toISOString(),
  };
}

/** The institute's account as currently published. */
export async function readBankAccount(strapi: Core.Strapi, db: Knex): Promise<BankAccount | null> {
  const { sql, bindings } = bankAccountRead(strapi);
  return toBankAccount(await query<AccountRow>(db, sql, bindings));
}

type AccountRow = Record<
  'bank_bin' | 'bank_name' | 'account_number' | 'account_name',
  string | null
>;

export function bankAccountRead(strapi: Core.Strapi): Read<AccountRow> {
  const uid = 'api::company-information.company-information';
  const account = componentLink(strapi, uid, 'bankAccount');
  return {
    sql: `select b.bank_bin, b.bank_name, b.account_number, b.account_name
     from company_informations c ${account.join('c', 'b')}`,
    bindings: [],
  };
}

/** Null if the institute has none configured. */
export function toBankAccount([row]: readonly AccountRow[]): BankAccount | null {
  if (row === undefined) return null;
  return {
    bankBin: row.bank_bin ?? '',
    bankName: row.bank_name ?? '',
    accountNumber: row.account_number ?? '',
    accountName: row.account_name ?? '',
  };
}

interface TransferRequest {
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
