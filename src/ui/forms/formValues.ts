import type { AnyObject, ObjectSchema, Schema } from 'yup';

/**
 * What a form holds of an input while it is filled in: a text is never absent but empty, and what is
 * no text is null until it is given.
 */
export type FormValues<Input> = {
  [Name in keyof Input]-?: FormValue<NonNullable<Input[Name]>>;
};

type FormValue<Given> = string extends Given
  ? string
  : Given extends boolean
    ? boolean
    : Given extends string | number
      ? Given | null
      : Given extends readonly unknown[]
        ? Given
        : FormValues<Given>;

/** The names of a form's fields that hold this kind of value: `customer.email`. */
export type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: [Values[Name]] extends [Kind]
    ? [Kind] extends [Values[Name]]
      ? Name
      : never
    : Values[Name] extends readonly unknown[]
      ? never
      : Values[Name] extends object
        ? `${Name}.${NamesOf<Values[Name], Kind>}`
        : never;
}[keyof Values & string];

/** The fields of one choice among words, with the words. */
export type ChoicesOf<Values> = {
  [Name in keyof Values & string]: string extends Values[Name]
    ? never
    : [Values[Name]] extends [string | null]
      ? { name: Name; word: NonNullable<Values[Name]> }
      : Values[Name] extends readonly unknown[]
        ? never
        : Values[Name] extends object
          ? Below<Name, ChoicesOf<Values[Name]>>
          : never;
}[keyof Values & string];

type Below<Name extends string, Choice> = Choice extends {
  name: infer Rest extends string;
  word: infer Word;
}
  ? { name: `${Name}.${Rest}`; word: Word }
  : never;

/** The values of a form that nobody has touched, by the rules of its input. */
export function emptyValues(rules: Schema): unknown {
  if (rules.type === 'object') {
    const { fields } = rules as ObjectSchema<AnyObject>;
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, emptyValues(field as Schema)]),
    );
  }
  if (rules.type === 'array') return [];
  if (rules.type === 'boolean') return false;
  // Not of what must repeat another field: that names the field.
  const isChoice = rules.describe().oneOf.some((word) => typeof word === 'string');
  return rules.type === 'string' && !isChoice ? '' : null;
}

/**
 * The values without the optional parts that were left empty: one that is not given is null, so its
 * own required fields refuse nothing.
 */
export function withoutEmptyParts(rules: Schema, values: unknown): unknown {
  if (rules.type !== 'object' || typeof values !== 'object' || values === null) return values;
  const { fields, spec } = rules as ObjectSchema<AnyObject>;
  if (spec.nullable && isEmpty(values)) return null;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const field = fields[name] as Schema | undefined;
      return [name, field ? withoutEmptyParts(field, value) : value];
    }),
  );
}

/** Nothing was given: no text, no choice, no number, no tick. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return typeof value === 'string' ? value.trim() === '' : value == null || value === false;
}
