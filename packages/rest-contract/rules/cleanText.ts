// All text input is cleaned here, in forms and on the server. Null characters and lone surrogates are
// left for the rules to reject.

/** Keycaps, flags of regions, and pictures joined by U+200D: their invisible characters have a meaning. */
const emoji =
  /[0-9#*]\ufe0f?\u20e3|\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}|\p{ExtPict}[\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?)*/u;

/** Control characters, bidirectional marks and zero-width characters: soft hyphens, joiners, byte order marks. */
const invisible = /(?![\0\t\n])[\p{Cc}\p{Cf}\p{DI}]/u;

const invisibleOutsideEmoji = new RegExp(`(${emoji.source})|${invisible.source}`, 'gu');
const allInvisible = new RegExp(invisible.source, 'gu');

const dashes = /[\p{Pd}\u2043\u2212]/gu;

const withLineBreaks = (text: string): string => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');

/** Part of a formatted text: like free text, but leading and trailing spaces are preserved. */
export const cleanRun = (text: string): string =>
  withLineBreaks(text)
    .replace(invisibleOutsideEmoji, (_match, existing: string | undefined) => existing ?? '')
    .normalize('NFC');

/** Free text: NFC, line breaks as `\n`, nothing invisible outside emoji, trimmed. */
export const cleanText = (text: string): string => cleanRun(text).trim();

/**
 * One line of free text, a title or a search: single spaces, which also replace characters that databases cannot
 * store.
 */
export const cleanPhrase = (text: string): string =>
  cleanRun(text)
    .replace(/[\0\p{Cs}\s]+/gu, ' ')
    .trim();

/**
 * Names, one-line texts: nothing invisible, ASCII dashes, single spaces. A line break is left for the rules to
 * reject.
 */
export const cleanName = (text: string): string =>
  withLineBreaks(text)
    .replace(allInvisible, '')
    .normalize('NFC')
    .replace(dashes, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** One line: a line break is a space. */
export const cleanLine = (text: string): string => cleanName(text).replace(/\s+/g, ' ');

/**
 * Email addresses and user names: NFKC, nothing invisible, ASCII dashes, trimmed. A space within is left for the
 * rules to reject.
 */
export const cleanAddress = (text: string): string => cleanName(text.normalize('NFKC'));

/** Codes and numbers in digits: like an address, without any space. */
export const cleanCode = (text: string): string => cleanAddress(text).replace(/\s/g, '');
