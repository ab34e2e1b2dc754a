/**
 * The expected response, from the codegen: a scalar's SDL type, an enum's wire values (`=paid|completed!`),
 * a record's type and fields, or a union's discriminator field with a record per value.
 */
export type FieldShape =
  | string
  | readonly [type: string, fields: RecordShape]
  | readonly [type: string, discriminator: string, variants: VariantShapes];
export type VariantShapes = { readonly [value: string]: readonly [type: string, RecordShape] };
export type RecordShape = { readonly [key: string]: FieldShape };

export interface Drift {
  /** E.g. `courses.items[3].price`. */
  path: string;
  expected: string;
  found: string;
}

export interface TypeRef {
  name: string;
  required: boolean;
  item: TypeRef | null;
}

/** E.g. `[Course!]!`. */
export function parseType(text: string): TypeRef {
  const required = text.endsWith('!');
  const inner = required ? text.slice(0, -1) : text;
  const item = inner.startsWith('[') ? parseType(inner.slice(1, -1)) : null;
  return { name: item?.name ?? inner, required, item };
}

/** Describes a value without quoting it, as it may be personal data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Describes an unexpected enum value. Quotes identifiers only, which are no personal data. */
export const describeEnumValue = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][\w.-]{0,39}$/i.test(value) ? `"${value}"` : kindOf(value);
