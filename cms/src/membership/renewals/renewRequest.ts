import type { InferType } from 'yup';
import type { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import { paymentInstructions, type PaymentInstructions } from '../../commerce/billing/payment';
import type { BankAccount } from '../../generated/types';

export type RenewRequestInput = InferType<typeof renewRequestInputRules>;
export type RenewableType = RenewRequestInput['memberType'];
export type RenewStatus = 'pending_payment' | 'paid' | 'cancelled';

export interface RenewRequest {
  documentId: string;
  code: string;
  memberType: RenewableType;
  years: number;
  /** Đồng due: the credit is already deducted. */
  price: number;
  /** Đồng: credit of the terms that a change ends. */
  credit: number;
  status: RenewStatus;
  requestedAt: Date;
  payBefore: Date;
  paidAt: Date | null;
  /** The membership's end after this payment. */
  memberExpiresAt: Date | null;
}

export type RenewRequestResponse = Omit<
  RenewRequest,
  'requestedAt' | 'payBefore' | 'paidAt' | 'memberExpiresAt'
> & {
  requestedAt: string;
  paidAt: string | null;
  memberExpiresAt: string | null;
  payment: PaymentInstructions | null;
};

/** `account` is needed only while the request is unpaid. */
export function renewRequestResponse(
  request: RenewRequest,
  account: BankAccount | null,
  received = 0,
): RenewRequestResponse {
  const { requestedAt, payBefore, paidAt, memberExpiresAt, ...plain } = request;
  return {
    ...plain,
    requestedAt: requestedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    memberExpiresAt: memberExpiresAt?.toISOString() ?? null,
    payment: paymentInstructions({ ...plain, total: plain.price, payBefore }, account, received),
  };
}
