import { appendFileSync } from 'node:fs';
import { environment } from '../environment';

const raw = new WeakMap<object, object>();
const written = new Set<string>();

function routeName(): string {
  const route = strapi.requestContext.get()?.state.route as { method: string; path: string };
  return `${route.method} ${route.path}`;
}

function track<Value>(value: Value, path: string, note: (path: string) => void): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isList = Array.isArray(value);
  const tracked = new Proxy<object>(value, {
    get(target, key, receiver) {
      const field: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof field === 'function') return field;
      if (isList) return track(field, path, note);
      const below = path === '' ? key : `${path}.${key}`;
      note(below);
      return track(field, below, note);
    },
  });
  raw.set(tracked, value);
  return tracked as Value;
}

/** With INPUT_READS set, appends each field read to that file: `POST /order/quote items.kind`. */
export function trackReads<Value>(value: Value): Value {
  const { inputReadsFile } = environment();
  if (inputReadsFile === '') return value;
  const route = routeName();
  return track(value, '', (path) => {
    const line = `${route} ${path}`;
    if (written.has(line)) return;
    written.add(line);
    appendFileSync(inputReadsFile, `${line}\n`);
  });
}

/** For code that reads every field regardless of meaning, e.g. a fingerprint. */
export const untracked = <Value extends object>(value: Value): Value =>
  (raw.get(value) as Value | undefined) ?? value;
