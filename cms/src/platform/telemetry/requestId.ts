import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Carries the id from our proxy through host and API, and back to the browser, which shows it as “Mã sự cố”. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** 48 random bits: with the time they identify a request, and can be read out over the phone. */
export const newRequestId = (): string => randomUUID().slice(0, 13);

/** Neither we nor common proxies create longer ids, or ids with other characters. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

const ids = new AsyncLocalStorage<string | undefined>();

/** Runs work for a request, or for none if `id` is undefined. */
export const withRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  ids.run(id, work);

/** The id of the request or task that the running code belongs to. */
export const currentRequestId = (): string | undefined => ids.getStore();
