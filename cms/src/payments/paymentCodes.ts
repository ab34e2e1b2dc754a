import { CODE_ALPHABET } from '../billing/paymentCode';

const CODE = new RegExp(`(?<![A-Z0-9])(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{5}(?![A-Z0-9])`, 'g');

/** Distinct payment codes in a transfer's text. Banks add text around them, and payers type any case. */
export function paymentCodes(text: string): string[] {
  return [...new Set(text.toUpperCase().match(CODE) ?? [])];
}
