import type { AnyObject, ObjectSchema, Schema } from 'yup';

/** An input while it is filled in: text is '' rather than absent, everything else null until given. */
export type FormValues<Input> = {
  [Name in keyof Input]-?: FormValue<NonNullable<Input[Name]>>;
};

type FormValue<Given> = string extends Given
  ? string
  : Given extends boolean
    ? boolean
    : Given extends string | number
      ? Given | null
      : Given extends readonly (infer Item extends object)[]
        ? FormValues<Item>[]
        : Given extends readonly unknown[]
          ? Given
          : FormValues<Given>;

/** The names of fields with this kind of value; `parts.0.code` in a list. */
export type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: [Values[Name]] extends [Kind]
    ? [Kind] extends [Values[Name]]
      ? Name
      : never
    : Values[Name] extends readonly (infer Item)[]
      ? Item extends object
        ? `${Name}.${number}.${NamesOf<Item, Kind>}`
        : never
      : Values[Name] extends object
        ? `${Name}.${NamesOf<Values[Name], Kind>}`
        : never;
}[keyof Values & string];

export type ChoicesOf<Values> = {
  [Name in keyof Values & string]: string extends Values[Name]
    ? never
    : [Values[Name]] extends [string | null]
      ? { name: Name; word: NonNullable<Values[Name]> }
      : Values[Name] extends readonly unknown[]
        ? never
        : Values[Name] extends object
          ? NestedNames<Name, ChoicesOf<Values[Name]>>
          : never;
}[keyof Values & string];

type NestedNames<Name extends string, Choice> = Choice extends {
  name: infer Rest extends string;
  word: infer Word;
}
  ? { name: `${Name}.${Rest}`; word: Word }
  : never;

export function emptyValues(rules: Schema): unknown {
  if (rules.type === 'object') {
    const { fields } = rules as ObjectSchema<AnyObject>;
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, emptyValues(field as Schema)]),
    );
  }
  if (rules.type === 'array') return [];
  if (rules.type === 'boolean') return false;
  // A `oneOf` with references repeats another field; it is not a choice.
  const isChoice = rules.describe().oneOf.some((word) => typeof word === 'string');
  return rules.type === 'string' && !isChoice ? '' : null;
}

/** Drops empty optional parts, so that their own required fields raise no errors. */
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

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return typeof value === 'string' ? value.trim() === '' : value == null || value === false;
}
