import { limits } from '@/data/generated/limits';
import type { CertificateStatusesQueryVariables } from '@/data/generated/operations/CertificateStatuses';

/** The word of the address that holds what is looked up. */
export const searchName = 'tim';

/** Longest that the register takes of a name; numbers are shorter. */
export const LONGEST_WORDS = limits.holderNameLength;
const LONGEST_NUMBER = limits.certificateNumberLength;

/** What an address asks of the register of certificates. */
export interface CertificateSearch {
  /** As typed, in one line. */
  words: string;
  /** Whether it is read as a number or as a name; null where nothing is looked up. */
  kind: 'number' | 'name' | null;
  variables: CertificateStatusesQueryVariables | null;
}

/** Reads what is looked up: what holds a digit is a number, for no name does. */
export function readCertificateSearch(text: string): CertificateSearch {
  const words = oneLine(text);
  if (words === '') return { words, kind: null, variables: null };
  if (/\d/.test(words) && words.length <= LONGEST_NUMBER) {
    return { words, kind: 'number', variables: { number: tidyNumber(words) } };
  }
  return { words, kind: 'name', variables: { holderName: words } };
}

/** Composed, without control characters, cut to what the register takes. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS)
    .trim();

/** `cia 2021 – 000123` and `CIA2021000123` are `CIA-2021-000123`; other numbers stay as they are. */
function tidyNumber(words: string): string {
  const [, certification, year, rest] =
    /^([A-Z]{3,4})[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{6})$/u.exec(words.toUpperCase()) ?? [];
  return certification ? `${certification}-${year}-${rest}` : words.toUpperCase();
}
