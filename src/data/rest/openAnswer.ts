import type { Adapter, Answer } from './adapter';
import { localError } from './answerError';
import { logDrift, throwDrift } from './drift';
import type { Transport } from './transport';

export interface OpenOptions {
  adapter: Adapter;
  /** Throw on contract violations, instead of logging them. */
  strict: boolean;
}

/** What a successful answer holds, typed and checked by its operation's shape. @throws ApiError `BadAnswer` */
export function openAnswer(
  { nullable, asPage, asList, responseKey, read }: Transport,
  answer: Answer,
  { adapter, strict }: OpenOptions,
): unknown {
  if (nullable && answer.body === undefined) return null;
  const onDrift = strict ? throwDrift : logDrift;
  const data = read(adapter.open(answer, asPage, asList), responseKey, onDrift, adapter);
  if (data === undefined) throw localError('BadAnswer', { field: responseKey });
  return data;
}
