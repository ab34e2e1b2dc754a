import type { JsonSchema } from 'rest-contract/contract';
import { code, escapeHtml } from './html';

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

export const typeId = (name: string): string => `type-${name}`;

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

const joined = (schemas: readonly JsonSchema[]): string => {
  const texts = schemas.filter((each) => !isNull(each)).map(typeHtml);
  return [...texts, ...(schemas.some(isNull) ? ['null'] : [])].join(' | ');
};

const objectHtml = ({ properties = {} }: JsonSchema): string =>
  `{ ${Object.entries(properties)
    .map(([name, schema]) => `${escapeHtml(name)}: ${typeHtml(schema)}`)
    .join(', ')} }`;

/** A type in TypeScript notation, with links from type names. */
export function typeHtml(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(nameOf(schema.$ref));
    return `<a href="#${typeId(name)}">${name}</a>`;
  }
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return joined(several);
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((each) => escapeHtml(JSON.stringify(each))).join(' | ');
  const types = [schema.type ?? 'unknown'].flat();
  return types
    .map((type) => {
      if (type === 'array') {
        const item = typeHtml(schema.items ?? {});
        return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
      }
      return type === 'object' && schema.properties ? objectHtml(schema) : escapeHtml(type);
    })
    .join(' | ');
}

const LIMITS: readonly [key: keyof JsonSchema, words: string][] = [
  ['format', 'dạng'],
  ['minLength', 'ít nhất (ký tự)'],
  ['maxLength', 'nhiều nhất (ký tự)'],
  ['minItems', 'ít nhất (mục)'],
  ['maxItems', 'nhiều nhất (mục)'],
  ['minimum', 'nhỏ nhất'],
  ['maximum', 'lớn nhất'],
  ['pattern', 'mẫu'],
];

/** The rules of a value, beside its type. */
export const limitsHtml = (schema: JsonSchema): string =>
  LIMITS.flatMap(([key, words]) => {
    const value = schema[key];
    return value === undefined ? [] : [`${words} ${code(String(value))}`];
  }).join('; ');
