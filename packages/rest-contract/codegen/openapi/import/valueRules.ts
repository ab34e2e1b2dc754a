import { isAnchored, hasNestedQuantifiers } from '../../contract/patterns';
import type { Schema } from './OpenApi';

export type Rules = Record<string, unknown>;
type Note = (what: string) => void;

/** Texts and lists need an upper bound; this is the default. */
const LONGEST_TEXT = 65_536;
const LONGEST_LIST = 100;

/** A directive's Int has 32 bits. */
const isInt = (value: number | undefined): boolean => value === undefined || (value | 0) === value;

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 && isInt(value) ? value : undefined;

const UNKNOWN = [
  ...(['multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'uniqueItems', 'not'] as const),
  ...(['contentEncoding', 'minProperties', 'maxProperties'] as const),
];

function noteUnknown(schema: Schema, note: Note): void {
  for (const keyword of UNKNOWN) {
    if (keyword in schema) note(`its ${keyword} is not supported and is omitted`);
  }
}

export function listRules(schema: Schema, note: Note): Rules {
  noteUnknown(schema, note);
  const most = positive(schema.maxItems);
  if (most === undefined) note(`has no upper bound; at most ${LONGEST_LIST} items are accepted`);
  return { minLength: positive(schema.minItems), maxLength: most ?? LONGEST_LIST };
}

export function scalarRules(type: string, schema: Schema, note: Note): Rules {
  noteUnknown(schema, note);
  if (type === 'Int' || type === 'Float') return numberRules(schema, note);
  return type === 'String' || type === 'ID' ? textRules(schema, note) : {};
}

function numberRules({ minimum, maximum }: Schema, note: Note): Rules {
  if (!isInt(minimum) || !isInt(maximum)) {
    note('has a bound that is not a 32-bit integer and is omitted');
  }
  return { min: isInt(minimum) ? minimum : undefined, max: isInt(maximum) ? maximum : undefined };
}

function isUsable(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return isAnchored(pattern) && !hasNestedQuantifiers(pattern);
  } catch {
    return false;
  }
}

function textRules(schema: Schema, note: Note): Rules {
  const { format, pattern, minLength } = schema;
  const known = { email: 'EMAIL', uuid: 'UUID' }[format ?? ''];
  const usable = pattern !== undefined && isUsable(pattern);
  if (pattern !== undefined && !usable) {
    note(`its pattern ${pattern} is not anchored or could take exponential time, and is omitted`);
  }
  const most = positive(schema.maxLength);
  if (most === undefined && known === undefined) {
    note(`has no upper bound; at most ${LONGEST_TEXT} characters are accepted`);
  }
  return {
    minLength: positive(minLength),
    maxLength: most ?? (known === undefined ? LONGEST_TEXT : undefined),
    format: known,
    pattern: usable ? pattern : undefined,
  };
}
