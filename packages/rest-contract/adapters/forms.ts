import type { Encoded } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { encodeJson } from './encodings';

type Pair = readonly [name: string, value: string | Blob];

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value as string | number | boolean);

/** `{items: [{price: 'p'}]}` → `items[0][price]=p`; null is empty, which unsets a value. */
function pairsOf(value: unknown, name: string): Pair[] {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) {
    return (value as unknown[]).flatMap((item, at) => pairsOf(item, `${name}[${at}]`));
  }
  if (!isRecord(value) || value instanceof Date) return [[name, textOf(value)]];
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(item, name === '' ? key : `${name}[${key}]`),
  );
}

const hasFile = (pairs: readonly Pair[]): boolean =>
  pairs.some(([, value]) => value instanceof Blob);

function formOf(pairs: readonly Pair[]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

/** JSON, or for an input with files `multipart/form-data`, whose content type the browser sets. */
export function encodeJsonOrForm(input: unknown, headers: Headers): Encoded {
  const pairs = pairsOf(input, '');
  return hasFile(pairs) ? { body: formOf(pairs), headers } : encodeJson(input, headers);
}

/** `application/x-www-form-urlencoded` with brackets, or for an input with files `multipart/form-data`. */
export function encodeForm(input: unknown, headers: Headers): Encoded {
  if (input === undefined) return { body: undefined, headers };
  const pairs = pairsOf(input, '');
  if (hasFile(pairs)) return { body: formOf(pairs), headers };
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return { body: new URLSearchParams(pairs as [string, string][]).toString(), headers };
}
