import { number, object, string, type InferType } from 'yup';
import { badField } from '../platform/errors/Fault';

/** Characters of the transfer's text that are kept. */
const DESCRIPTION_LENGTH = 500;

/** In English: read by whoever configures the bank's webhook. */
const rules = object({
  transactionId: string()
    .strict()
    .matches(/^[\x21-\x7e]{1,100}$/, 'transactionId gồm 1 đến 100 ký tự ASCII, không có dấu cách.')
    .required('Thiếu transactionId.'),
  amount: number()
    .strict()
    .integer('amount phải là số nguyên.')
    .min(1, 'amount phải lớn hơn 0.')
    .max(Number.MAX_SAFE_INTEGER, 'amount quá lớn.')
    .required('Thiếu amount.'),
  description: string().strict().defined('Thiếu description.'),
  at: string().strict().nullable(),
});

/** An incoming transfer as reported by the bank. */
export interface BankTransfer {
  /** The bank's own, unique. */
  transactionId: string;
  /** Đồng. */
  amount: number;
  description: string;
  /** Booking time; null if the bank reports none. */
  bankedAt: Date | null;
}

/** Ignores unknown fields. @throws ValidationError, or Fault 400 for anything but a transfer */
export function readTransfer(body: unknown): BankTransfer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badField('body', 'Nội dung gửi lên phải là một đối tượng JSON.');
  }
  const { at, description, ...transfer }: InferType<typeof rules> = rules.validateSync(body, {
    abortEarly: false,
    stripUnknown: true,
  });
  return {
    ...transfer,
    // PostgreSQL cannot store zero bytes.
    description: description.replaceAll('\0', ' ').slice(0, DESCRIPTION_LENGTH),
    bankedAt: readMoment(at),
  };
}

/** An unreadable time is dropped: the transfer itself matters more. */
function readMoment(text: string | null | undefined): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
