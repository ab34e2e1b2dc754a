import { CODE_ALPHABET } from '../billing/paymentCode';

const CODE = new RegExp(`(?<![A-Z0-9])(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{5}(?![A-Z0-9])`, 'g');

/**
 * The codes of orders and of requests for a membership that a transfer's text names, each once. Banks put
 * words of their own around it, and payers write it in any case.
 */
export function paymentCodes(text: string): string[] {
  return [...new Set(text.toUpperCase().match(CODE) ?? [])];
}
