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
import { isDay } from './isDay';

// What generated rules stand on: this file is copied beside them, for forms and server alike.
// Nothing is coerced: "2" is no number and 5 no text, so a server may trust what passed.
export { array, object, ref };

type Text = string | null | undefined;

/** Takes a value as it is given. Set in place: yup's own conversion looks at the first schema. */
const exact = <T extends AnySchema>(schema: T): T =>
  schema.withMutation((fresh: T) => fresh.clone({ coerce: false }) as T);

/** Not every database keeps a NUL, and half a surrogate pair is no letter. */
const isReadable = (value: Text): boolean => !value || !/[\0\p{Cs}]/u.test(value);

/** Text to the letter: spaces of a password count. */
export const secret = (label: string) =>
  exact(string())
    .typeError(`${label} không hợp lệ.`)
    .test('readable', `${label} có ký tự không dùng được.`, isReadable);

/** Trimmed text. */
export const text = (label: string) =>
  secret(label).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** Of an empty text only that it is missing is said, not also that it is too short. */
export const longEnough =
  (least: number) =>
  (value: Text): boolean =>
    !value || value.length >= least;

/** In UTF-8. */
export const withinBytes =
  (most: number) =>
  (value: Text): boolean =>
    !value || new TextEncoder().encode(value).length <= most;

/** Of a text that is too long nothing else is said: a pattern may take long to read it. */
export const like =
  (pattern: RegExp, most = Infinity) =>
  (value: Text): boolean =>
    !value || value.length > most || pattern.test(value);

/** A whole number that counts exactly. */
export const whole = (label: string) =>
  exact(number())
    .typeError(`${label} phải là số.`)
    .test(
      'whole',
      `${label} phải là số nguyên.`,
      (value) => value == null || Number.isSafeInteger(value),
    );

export const decimal = (label: string) =>
  exact(number())
    .typeError(`${label} phải là số.`)
    .test('finite', `${label} phải là số.`, (value) => value == null || Number.isFinite(value));

export const flag = (label: string) => exact(boolean()).typeError(`${label} không hợp lệ.`);

/** A day that the calendar has: `2026-07-05`, and no 30 February. */
export const day = (label: string) =>
  text(label).test('day', `${label} không phải là một ngày.`, (value) => !value || isDay(value));

const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment that tells its zone: `2026-07-05T07:30:00Z`. */
export const moment = (label: string) =>
  text(label).test('moment', `${label} không phải là một thời điểm.`, (value) => {
    if (!value) return true;
    const [, date] = MOMENT.exec(value) ?? [];
    return date !== undefined && isDay(date) && !Number.isNaN(Date.parse(value));
  });

/** A file of a form; a server whose reader of uploads gives no Blob makes one of it. */
export const file = (label: string) =>
  mixed((value): value is Blob => value instanceof Blob).typeError(`${label} không phải là tệp.`);

/** Of a list that is too long nothing else is said: its items may be very many. */
export const list = <T>(item: ISchema<T>, most: number, tooLong: string) => {
  const whole = array(item);
  const refused = array().max(most, tooLong) as unknown as typeof whole;
  return whole.when('.', ([value]: unknown[], schema) =>
    Array.isArray(value) && value.length > most ? refused : schema,
  );
};

/** An optional field left empty in a form is no value. */
export const emptyToNull = (value: unknown): unknown => (value === '' ? null : value);

/** Of an optional value: it is there, or the choice beside it is another than this word. */
export const neededWith =
  (choice: string, word: string) =>
  (value: Text, { parent }: { parent: Record<string, unknown> }): boolean =>
    Boolean(value) || parent[choice] !== word;

/** As people write numbers: `091 234-56.78`. */
export const withoutSeparators = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\s.()-]/g, '') : value;

/** What goes into a letter's greeting: one line, and nothing that a reader could follow. */
export const isName = (value: Text): boolean =>
  !value || !/[\p{Cc}\p{Zl}\p{Zp}/\\]|www\./iu.test(value);

export const isEmail = (value: Text): boolean =>
  !value || /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/.test(value);

export const isPhone = (value: Text): boolean => !value || /^(0|\+84)[35789]\d{8}$/.test(value);

/** 10 digits, 13 (10-3) or 12; the tenth of a company's code checks the first nine. */
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
