/**
 * The expected response, as the codegen writes it into operations: a scalar by its SDL type, an enum by its
 * wire values (`=paid|completed!`), a record by its SDL type and fields. A union has the name of its
 * discriminator field, and the type and fields for each of its values.
 */
export type FieldShape =
  | string
  | readonly [type: string, fields: RecordShape]
  | readonly [type: string, wordField: string, variants: VariantShapes];
export type VariantShapes = { readonly [word: string]: readonly [type: string, RecordShape] };
export type RecordShape = { readonly [key: string]: FieldShape };

/** A violation of the contract. */
export interface Drift {
  /** E.g. `courses.items[3].price`. */
  path: string;
  expected: string;
  found: string;
}

export interface TypeRef {
  /** The named type, or the wire values of an enum. */
  name: string;
  required: boolean;
  /** The item type if it is a list. */
  item: TypeRef | null;
}

/** Parses an SDL type such as `[Course!]!`. */
export function parseType(text: string): TypeRef {
  const required = text.endsWith('!');
  const inner = required ? text.slice(0, -1) : text;
  if (inner.startsWith('[')) {
    const item = parseType(inner.slice(1, -1));
    return { name: item.name, required, item };
  }
  return { name: inner, required, item: null };
}

export function typesOf(shape: FieldShape): string[] {
  if (typeof shape === 'string') return [];
  if (shape.length === 3) return Object.values(shape[2]).flatMap(typesOf);
  const [type, fields] = shape;
  return [parseType(type).name, ...Object.values(fields).flatMap(typesOf)];
}

/** Describes a value without quoting it, as it may be personal data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** For enum fields: an identifier-like value is quoted, as it is no personal data. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][\w.-]{0,39}$/i.test(value) ? `"${value}"` : kindOf(value);
