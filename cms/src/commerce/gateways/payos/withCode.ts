import { paymentCodes } from '../../payments/paymentCodesInText';

/** Adds the code that the payment link belongs to, where the bank has lost it. */
export function withCode(description: string, code: string): string {
  return paymentCodes(description).length > 0 ? description : `${code} ${description}`.trim();
}
