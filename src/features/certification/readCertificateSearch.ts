import { cleanPhrase } from 'rest-contract/rules';
import { limits } from '@iia/shared/limits';
import type { CertificateStatusesQueryVariables } from '@/data/generated/operations/features/certification/CertificateStatuses';

/** The name of the query parameter. */
export const searchParamName = 'tim';

/** The register's limit for a name; numbers are shorter. */
export const MAX_TEXT_LENGTH = limits.holderNameLength;
const MAX_NUMBER_LENGTH = limits.certificateNumberLength;

export interface CertificateSearch {
  /** Normalized to one line. */
  text: string;
  /** Whether to search by number or by name; null if there is nothing to look up. */
  kind: 'number' | 'name' | null;
  variables: CertificateStatusesQueryVariables | null;
}

/** Reads a lookup: anything with a digit is a number, since names have none. */
export function readCertificateSearch(typed: string): CertificateSearch {
  const text = shorten(cleanPhrase(typed));
  if (text === '') return { text, kind: null, variables: null };
  if (/\d/.test(text) && text.length <= MAX_NUMBER_LENGTH) {
    return { text, kind: 'number', variables: { number: normalizeNumber(text) } };
  }
  return { text, kind: 'name', variables: { holderName: text } };
}

/** Cut to the register's limit. */
const shorten = (text: string): string => text.slice(0, MAX_TEXT_LENGTH).trim();

/**
 * `cia 2021 – 000123` and `CIA2021000123` become `CIA-2021-000123`; other numbers are only
 * upper-cased.
 */
function normalizeNumber(text: string): string {
  const [, certification, year, rest] =
    /^([A-Z]{3,4})[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{6})$/u.exec(text.toUpperCase()) ?? [];
  return certification ? `${certification}-${year}-${rest}` : text.toUpperCase();
}
