import { CODE_ALPHABET } from '../billing/paymentCode';
import { compactText } from './compactText';

const code = `(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{5}`;
const WORD = new RegExp(`(?<![A-Z0-9])${code}(?![A-Z0-9])`, 'g');
// Lookahead: a code may begin within what looks like another.
const ANYWHERE = new RegExp(`(?=(${code}))`, 'g');
const CUT = new RegExp(`(?:DH|GH)\\d{2}[${CODE_ALPHABET}]{3,4}$`);

/** Distinct payment codes in a transfer's text. Banks add text around them, and payers type any case. */
export function paymentCodes(text: string): string[] {
  return [...new Set(text.toUpperCase().match(WORD) ?? [])];
}

/**
 * What might be payment codes once spaces and marks are dropped, as some banks do, or put in. It takes a
 * look at the orders to know: letters of the text around may have joined one.
 */
export function gluedCodes(text: string): string[] {
  return [
    ...new Set([...compactText(text).matchAll(ANYWHERE)].flatMap(([, found]) => found ?? [])),
  ];
}

/** A code whose last one or two letters a bank has cut off with the end of the text; null if there is none. */
export function cutCode(text: string): string | null {
  return CUT.exec(compactText(text))?.[0] ?? null;
}
