/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import {
  array,
  boolean,
  mixed,
  number,
  object,
  ref,
  string,
  type AnySchema,
  type ISchema,
} from 'yup';
import { cleanCode, cleanText } from './cleanText';
import { isDay } from './isDay';
import * as messages from './ruleMessages';

// Building blocks of the generated rules, copied beside them for forms and server.
// Nothing is coerced ("2" is not a number, 5 not a text), so the server can trust valid values.
export { array, object, ref };
export {
  cleanAddress,
  cleanCode,
  cleanLine,
  cleanName,
  cleanPhone,
  cleanTaxCode,
} from './cleanText';

type Text = string | null | undefined;

/** Disables coercion in place: yup's own conversion uses the first schema. */
const exact = <T extends AnySchema>(schema: T): T =>
  schema.withMutation((fresh: T) => fresh.clone({ coerce: false }) as T);

/** Not every database can store a NUL, and a lone surrogate is not a character. */
const isReadable = (value: Text): boolean => !value || !/[\0\p{Cs}]/u.test(value);

/** Text exactly as typed: spaces in a password are significant. */
export const secret = (label: string) =>
  exact(string())
    .typeError(messages.invalid(label))
    .test('readable', messages.unreadable(label), isReadable);

/** Text cleaned by `clean`; free text by default. */
export const text = (label: string, clean = cleanText) =>
  secret(label).transform((value: unknown) => (typeof value === 'string' ? clean(value) : value));

/** An empty text is only reported as missing, not also as too short. */
export const longEnough =
  (least: number) =>
  (value: Text): boolean =>
    !value || value.length >= least;

export const withinBytes =
  (most: number) =>
  (value: Text): boolean =>
    !value || new TextEncoder().encode(value).length <= most;

/** Does not match a text that is too long: a pattern could take long. */
export const like =
  (pattern: RegExp, most = Infinity) =>
  (value: Text): boolean =>
    !value || value.length > most || pattern.test(value);

/** A safe integer. */
export const whole = (label: string) =>
  exact(number())
    .typeError(messages.number(label))
    .test('whole', messages.whole(label), (value) => value == null || Number.isSafeInteger(value));

export const decimal = (label: string) =>
  exact(number())
    .typeError(messages.number(label))
    .test('finite', messages.number(label), (value) => value == null || Number.isFinite(value));

export const flag = (label: string) => exact(boolean()).typeError(messages.invalid(label));

/** A real calendar day: `2026-07-05`, but not 30 February. */
export const day = (label: string) =>
  text(label, cleanCode).test('day', messages.day(label), (value) => !value || isDay(value));

const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with its time zone: `2026-07-05T07:30:00Z`. */
export const moment = (label: string) =>
  text(label, cleanCode).test('moment', messages.moment(label), (value) => {
    if (!value) return true;
    const [, date] = MOMENT.exec(value) ?? [];
    return date !== undefined && isDay(date) && !Number.isNaN(Date.parse(value));
  });

/** A form's file; a server whose upload parser does not return a Blob must wrap it. */
export const file = (label: string) =>
  mixed((value): value is Blob => value instanceof Blob).typeError(messages.file(label));

/** Does not check the items of a list that is too long: there may be very many. */
export const list = <T>(item: ISchema<T>, most: number, tooLong: string) => {
  const whole = array(item);
  const refused = array().max(most, tooLong) as unknown as typeof whole;
  return whole.when('.', ([value]: unknown[], schema) =>
    Array.isArray(value) && value.length > most ? refused : schema,
  );
};

/** An empty optional form field means null. */
export const emptyToNull = (value: unknown): unknown => (value === '' ? null : value);

/** Passes if the value is present, or the other field does not have this value. */
export const neededWith =
  (choice: string, word: string) =>
  (value: Text, { parent }: { parent: Record<string, unknown> }): boolean =>
    Boolean(value) || parent[choice] !== word;

/** The second and third bytes of UTF-8 in Windows-1252, except the no-break space and the soft hyphen. */
const tail = '[\\u0080-\\u009f\\u00a1-\\u00ac\\u00ae-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** `Nguyá»…n` (UTF-8 read as Windows-1252), `Nguy\ufffdn`, `Nguy?n` (characters that another character set lacks). */
const garbled = new RegExp(
  `[ÂÃÄÅÆâ]${tail}|áº|á»${tail}|\\p{Ll}[ÂÃÄ](?!\\p{L})|\ufffd|\\p{L}\\?\\p{L}|(?:^|\\s)\\?\\p{L}`,
  'u',
);

type AsGiven = { originalValue?: unknown };

const intactTest = (isGarbled: (value: string) => boolean) => (label: string) => ({
  name: 'intact',
  message: messages.garbled(label),
  // Also checks the original value: cleaning removes some of the evidence.
  test: (value: Text, { originalValue }: AsGiven): boolean =>
    !value || ![value, originalValue].some((each) => typeof each === 'string' && isGarbled(each)),
});

/** Rejects text garbled by a wrong character set. */
export const intact = intactTest((value) => garbled.test(value));

/** Like `intact`, and rejects any question mark. */
export const intactName = intactTest((value) => garbled.test(value) || value.includes('?'));

/** Names are used in the greeting of emails: one line, and nothing that could become a link or markup. */
export const isName = (value: Text): boolean =>
  !value || !/[\p{Cc}\p{Zl}\p{Zp}/\\<>]|www\./iu.test(value);

export const isEmail = (value: Text): boolean =>
  !value || /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/.test(value);

/** A mobile number of 10 digits, or a landline of 10 or 11, as `cleanPhone` writes them. */
export const isPhone = (value: Text): boolean =>
  !value || /^0(?:[35789]\d{8}|2\d{8,9})$/.test(value);

/** 10 digits, 13 (10-3) or 12; a company's tenth digit is a checksum of the first nine. */
export const isTaxCode = (value: Text): boolean => {
  if (!value) return true;
  if (/^\d{12}$/.test(value)) return true;
  if (!/^\d{10}(-?\d{3})?$/.test(value)) return false;
  const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return Number(value[9]) === 10 - (sum % 11);
};

export const isUuid = (value: Text): boolean =>
  !value || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);
