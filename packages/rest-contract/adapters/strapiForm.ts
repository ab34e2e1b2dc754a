import type { Encoded } from '../link/adapter';
import { encodeJson } from './encodings';

function withoutFiles(
  value: unknown,
  path: string,
  note: (path: string, file: Blob) => void,
): unknown {
  if (value instanceof Blob) {
    note(path, value);
    return undefined;
  }
  const inner = (key: string | number, item: unknown): unknown =>
    withoutFiles(item, path === '' ? String(key) : `${path}.${key}`, note);
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const files = items.filter((item) => item instanceof Blob);
    if (files.length === 0 || files.length < items.length)
      return items.map((item, at) => inner(at, item));
    files.forEach((file) => note(path, file));
    return undefined;
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, item)]));
}

/** JSON, or for an input with files Strapi's form: JSON under `data`, files under `files.<path>`. */
export function encodeStrapi(input: unknown = {}, headers: Headers): Encoded {
  const files: [string, Blob][] = [];
  const data = withoutFiles(input, '', (path, file) => files.push([path, file]));
  if (files.length === 0) return encodeJson(input, headers);
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  for (const [path, file] of files) form.append(`files.${path}`, file);
  return { body: form, headers };
}
