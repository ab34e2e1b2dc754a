/**
 * What an answer must hold, as the codegen wrote it into the operation: a scalar by its SDL type,
 * an enum by its wire words (`=paid|completed!`), a record by its SDL type and fields. A record that
 * may be of several types has, behind the name of the field that tells which it is, each type with
 * its fields by the word that stands there.
 */
export type FieldShape =
  | string
  | readonly [type: string, fields: RecordShape]
  | readonly [type: string, wordField: string, variants: VariantShapes];
export type VariantShapes = { readonly [word: string]: readonly [type: string, RecordShape] };
export type RecordShape = { readonly [key: string]: FieldShape };

/** Where an answer is not what the contract says. */
export interface Drift {
  /** E.g. `courses.items[3].price`. */
  path: string;
  expected: string;
  found: string;
}

export interface TypeRef {
  /** The named type, or the wire words of an enum. */
  name: string;
  required: boolean;
  /** The type of the items, where it is a list. */
  item: TypeRef | null;
}

/** Parses an SDL type: `[Course!]!`. */
export function parseType(text: string): TypeRef {
  const required = text.endsWith('!');
  const inner = required ? text.slice(0, -1) : text;
  if (inner.startsWith('[')) {
    const item = parseType(inner.slice(1, -1));
    return { name: item.name, required, item };
  }
  return { name: inner, required, item: null };
}

/** The types of all records that an answer holds. */
export function typesOf(shape: FieldShape): string[] {
  if (typeof shape === 'string') return [];
  if (shape.length === 3) return Object.values(shape[2]).flatMap(typesOf);
  const [type, fields] = shape;
  return [parseType(type).name, ...Object.values(fields).flatMap(typesOf)];
}

/** What a value is, for a person: never the value itself, which may be somebody's data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The same where a word of the schema is due: a word like those is no one's data, and tells more. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][\w.-]{0,39}$/i.test(value) ? `"${value}"` : kindOf(value);
