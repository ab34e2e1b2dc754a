import type { Definitions } from './Definitions';
import { safeName } from './names';
import type { Schema } from './OpenApi';
import { description, wire } from './sdl';

/** Keys of external APIs may exceed 32 bits. */
const isKey = (name: string): boolean => /(^|_)id$|[a-z]Id$/.test(name);

/** Returns the scalar of a plain value; null if the schema is not one. */
export function scalarOf({ type, format }: Schema, name: string): string | null {
  if (type === 'boolean') return 'Boolean';
  if (type === 'number') return 'Float';
  if (type === 'integer') {
    if (isKey(name)) return 'ID';
    return format === 'int64' ? 'Float' : 'Int';
  }
  if (type !== 'string') return null;
  if (format === 'date-time') return 'DateTime';
  if (format === 'date') return 'Date';
  return isKey(name) ? 'ID' : 'String';
}

/** The guard's shape joins an enum's values with |. */
const isEnumName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('|');

/** Defines an enum of the schema's values; null if it has none, or one is not a valid name. */
export function enumOf(
  definitions: Definitions,
  schema: Schema,
  owner: string,
  wanted: string,
): string | null {
  const values = [...new Set(schema.enum)];
  if (values.length === 0 || !values.every(isEnumName)) return null;
  const taken = new Set<string>();
  const lines = values.map((word) => {
    let name = safeName(word, true);
    while (taken.has(name)) name += '_';
    taken.add(name);
    return `  ${name}${wire(name, word)}`;
  });
  const name = definitions.nameFor(owner, wanted);
  return definitions.define(
    name,
    () => `${description(schema.description)}enum ${name} {\n${lines.join('\n')}\n}`,
  );
}
