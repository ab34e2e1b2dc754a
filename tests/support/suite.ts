import { afterAll, beforeAll, expect } from 'vitest';
import { borrowApi, type Wanted } from './api';
import { countRows } from './database';
import type { TestApi } from './startApi';

/**
 * What the tests of a `describe` share: created before the first of them, ended after the last. Only tests and hooks may
 * read its fields.
 */
export function shared<Value extends object>(
  create: () => Promise<Value>,
  end?: (value: Value) => Promise<unknown>,
): Value {
  let value: Value | undefined;
  beforeAll(async () => {
    value = await create();
  });
  afterAll(async () => {
    if (value) await end?.(value);
  });
  const current = (): Value => {
    if (!value) throw new Error('It exists in tests and hooks only.');
    return value;
  };
  return new Proxy({} as Value, {
    get: (_, name) => Reflect.get(current(), name) as unknown,
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  });
}

/** Borrows an API for the tests of a `describe`. */
export const sharedApi = (wanted: Wanted): TestApi =>
  shared(
    () => borrowApi(wanted),
    (api) => api.stop(),
  );

/** Checks that a call leaves the number of rows of every table as it was. @returns its result */
export async function writingNothing<Result>(
  api: TestApi,
  call: () => Promise<Result>,
): Promise<Result> {
  const before = await countRows(api);
  const result = await call();
  expect(await countRows(api)).toEqual(before);
  return result;
}
