import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '../../commerce/billing/paymentCode';

const characters = (count: number): string =>
  Array.from({ length: count }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** `GCN-2026-7K3QX9A4`. */
export const newCertificateNumber = (year: string): string => `GCN-${year}-${characters(8)}`;

/** Four groups of five characters, 99 bits, infeasible to guess. */
export const newVerificationCode = (): string =>
  Array.from({ length: 4 }, () => characters(5)).join('-');

/** The code in its stored form, in whatever spelling it was typed; null if it is malformed. */
export function readVerificationCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return text.length === 20 ? (text.match(/.{5}/g) ?? []).join('-') : null;
}
