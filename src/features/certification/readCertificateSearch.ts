import { limits } from '@/data/generated/limits';
import type { CertificateStatusesQueryVariables } from '@/data/generated/operations/CertificateStatuses';

/** The word of the address that holds what is looked up. */
export const searchParamName = 'tim';

/** Longest that the register takes of a name; numbers are shorter. */
export const MAX_TEXT_LENGTH = limits.holderNameLength;
const MAX_NUMBER_LENGTH = limits.certificateNumberLength;

/** What an address asks of the register of certificates. */
export interface CertificateSearch {
  /** As typed, in one line. */
  text: string;
  /** Whether it is read as a number or as a name; null where nothing is looked up. */
  kind: 'number' | 'name' | null;
  variables: CertificateStatusesQueryVariables | null;
}

/** Reads what is looked up: what holds a digit is a number, for no name does. */
export function readCertificateSearch(typed: string): CertificateSearch {
  const text = cleanText(typed);
  if (text === '') return { text, kind: null, variables: null };
  if (/\d/.test(text) && text.length <= MAX_NUMBER_LENGTH) {
    return { text, kind: 'number', variables: { number: normaliseNumber(text) } };
  }
  return { text, kind: 'name', variables: { holderName: text } };
}

/** Composed, without control characters, cut to what the register takes. */
const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .trim();

/** `cia 2021 – 000123` and `CIA2021000123` are `CIA-2021-000123`; other numbers stay as they are. */
function normaliseNumber(text: string): string {
  const [, certification, year, rest] =
    /^([A-Z]{3,4})[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{6})$/u.exec(text.toUpperCase()) ?? [];
  return certification ? `${certification}-${year}-${rest}` : text.toUpperCase();
}
