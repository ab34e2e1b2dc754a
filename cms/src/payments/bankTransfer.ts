import { number, object, string, type InferType } from 'yup';
import { badField } from '../platform/errors/Fault';

/** What of the text is kept: more is no purpose of ours. */
const DESCRIPTION_LENGTH = 500;

/** A bank's words are for machines: these messages reach whoever sets the call up. */
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

/** A transfer to the institute's account, as its bank tells of it. */
export interface BankTransfer {
  /** The bank's own, never given twice. */
  transactionId: string;
  /** Đồng. */
  amount: number;
  description: string;
  /** When the bank booked it; null where it does not say. */
  bankedAt: Date | null;
}

/**
 * Reads a signed call. Fields of the bank's that are not ours are passed over.
 * @throws ValidationError of the rules, or Fault 400: what is no transfer cannot be kept.
 */
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
    // PostgreSQL keeps no zero byte.
    description: description.replaceAll('\0', ' ').slice(0, DESCRIPTION_LENGTH),
    bankedAt: readMoment(at),
  };
}

/** A moment that cannot be read is none: the transfer itself is what counts. */
function readMoment(text: string | null | undefined): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
