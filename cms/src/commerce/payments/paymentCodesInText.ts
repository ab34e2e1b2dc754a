import { CODE_ALPHABET } from '../billing/paymentCode';
import { stripMarks, foldText } from '@iia/shared/foldText';

const code = `(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{5}`;
const WORD = new RegExp(`(?<![A-Z0-9])${code}(?![A-Z0-9])`, 'g');
// Lookahead: a code may begin within what looks like another.
const ANYWHERE = new RegExp(`(?=(${code}))`, 'g');
const CUT = new RegExp(`(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{3,4}$`);
const CUT_WORD = new RegExp(`(?<![A-Z0-9])(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{3,4}(?![A-Z0-9])`, 'g');

/** Distinct payment codes in a transfer's text. Banks add text around them, and payers type any case. */
export function paymentCodes(text: string): string[] {
  return distinct(plain(text).match(WORD) ?? []);
}

/**
 * Possible payment codes after removing spaces and punctuation, which some banks remove or add. Only a
 * lookup of the orders can confirm one: surrounding characters may have been joined to it.
 */
export function joinedCodes(text: string): string[] {
  return distinct([...compactText(text).matchAll(ANYWHERE)].flatMap(([, found]) => found ?? []));
}

/**
 * Beginnings of codes that lack their last one or two characters, where the bank cut the payer's words:
 * at the end of the text, or as a word before the bank's suffix (`DH26A5N GD 789604-251126`).
 */
export function truncatedCodes(text: string): string[] {
  return distinct([...(CUT.exec(compactText(text)) ?? []), ...(plain(text).match(CUT_WORD) ?? [])]);
}

/** Upper case and ASCII where Unicode has another form of the same character or digit. */
function plain(text: string): string {
  return stripMarks(text.normalize('NFKC')).toUpperCase();
}

function distinct(codes: readonly string[]): string[] {
  return [...new Set(codes)];
}

/**
 * Unaccented letters and digits only, in upper case: what every bank preserves of a text. Full-width
 * forms become ASCII.
 */
export function compactText(text: string): string {
  return foldText(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
