import type { Adapter, JsonResponse } from './adapter';
import { localError } from './apiErrors';
import { logDrift, throwDrift } from './drift';
import type { RequestSpec } from './requestSpec';

export interface UnwrapOptions {
  adapter: Adapter;
  /** Throws on contract violations instead of logging them. */
  strict: boolean;
}

/**
 * Returns the data of a successful response, validated against the shape of the operation.
 *
 * @throws ApiError `InvalidResponse`
 */
export function unwrapResponse(
  { nullable, asPage, asList, responseKey, read }: RequestSpec,
  response: JsonResponse,
  { adapter, strict }: UnwrapOptions,
): unknown {
  if (nullable && response.body === undefined) return null;
  const onDrift = strict ? throwDrift : logDrift;
  const data = read(adapter.unwrap(response, asPage, asList), responseKey, onDrift, adapter);
  if (data === undefined) throw localError('InvalidResponse', { field: responseKey });
  return data;
}
