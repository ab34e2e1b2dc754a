import type { Definitions } from './Definitions';
import { safeName } from './names';
import type { Schema } from './OpenApi';
import { description, wire } from './sdl';

/** The keys of other people's records outgrow 32 bits. */
const isKey = (name: string): boolean => /(^|_)id$|[a-z]Id$/.test(name);

/** The scalar of a plain value; null if the schema is not one. */
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

/** Defines an enum of the schema's words; null if a value is no word. */
export function enumOf(definitions: Definitions, name: string, schema: Schema): string | null {
  const words = schema.enum ?? [];
  if (!words.every((word): word is string => typeof word === 'string' && word !== '')) return null;
  const names = new Map<string, string>();
  for (const word of words) {
    let free = safeName(word, true);
    while (names.has(free)) free += '_';
    names.set(free, word);
  }
  return definitions.define(name, () => {
    const values = [...names].map(([value, word]) => `  ${value}${wire(value, word)}`);
    return `${description(schema.description)}enum ${name} {\n${values.join('\n')}\n}`;
  });
}
