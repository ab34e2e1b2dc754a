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
import { cleanCode, cleanText } from './cleanText.ts';
import { isGarbled } from './formats.ts';
import { isDay } from './isDay.ts';
import type { TypeMessages } from './messages.ts';

export { array, object, ref };

type Text = string | null | undefined;
type AsGiven = { originalValue?: unknown };

/** Disables coercion in place: yup's own conversion uses the first schema. */
const exact = <T extends AnySchema>(schema: T): T =>
  schema.withMutation((fresh: T) => fresh.clone({ coerce: false }) as T);

/** Not every database can store a NUL, and a lone surrogate is not a character. */
const isReadable = (value: Text): boolean => !value || !/[\0\p{Cs}]/u.test(value);

const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

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

/**
 * Creates the rules of the types in one language. Nothing is coerced ("2" is not a number, 5 not a text), so the server
 * can trust valid values.
 */
export function createRules(messages: TypeMessages) {
  /** Text exactly as typed: spaces in a password are significant. */
  const secret = (label: string) =>
    exact(string())
      .typeError(messages.invalid(label))
      .test('readable', messages.unreadable(label), isReadable);

  /** Text cleaned by `clean`; free text by default. */
  const text = (label: string, clean = cleanText) =>
    secret(label).transform((value: unknown) => (typeof value === 'string' ? clean(value) : value));

  /** A safe integer. */
  const whole = (label: string) =>
    exact(number())
      .typeError(messages.number(label))
      .test(
        'whole',
        messages.whole(label),
        (value) => value == null || Number.isSafeInteger(value),
      );

  const decimal = (label: string) =>
    exact(number())
      .typeError(messages.number(label))
      .test('finite', messages.number(label), (value) => value == null || Number.isFinite(value));

  const flag = (label: string) => exact(boolean()).typeError(messages.invalid(label));

  /** A real calendar day: `2026-07-05`, but not 30 February. */
  const day = (label: string) =>
    text(label, cleanCode).test('day', messages.day(label), (value) => !value || isDay(value));

  /** An instant with its time zone: `2026-07-05T07:30:00Z`. */
  const moment = (label: string) =>
    text(label, cleanCode).test('moment', messages.moment(label), (value) => {
      if (!value) return true;
      const [, date] = MOMENT.exec(value) ?? [];
      return date !== undefined && isDay(date) && !Number.isNaN(Date.parse(value));
    });

  /** A form's file; a server whose upload parser does not return a Blob must wrap it. */
  const file = (label: string) =>
    mixed((value): value is Blob => value instanceof Blob).typeError(messages.file(label));

  const intactTest = (isWrong: (value: string) => boolean) => (label: string) => ({
    name: 'intact',
    message: messages.garbled(label),
    // Also checks the original value: cleaning removes some of the evidence.
    test: (value: Text, { originalValue }: AsGiven): boolean =>
      !value || ![value, originalValue].some((each) => typeof each === 'string' && isWrong(each)),
  });

  return {
    secret,
    text,
    whole,
    decimal,
    flag,
    day,
    moment,
    file,
    /** Rejects text garbled by a wrong character set. */
    intact: intactTest(isGarbled),
    /** Like `intact`, and rejects any question mark. */
    intactName: intactTest((value) => isGarbled(value) || value.includes('?')),
  };
}
