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
  transport: Transport,
  answer: Answer,
  { adapter, strict }: OpenOptions,
): unknown {
  if (answer.body === undefined && transport.nullable) return null;
  const opened = adapter.open(answer, transport.asPage, transport.asList);
  const onDrift = strict ? throwDrift : logDrift;
  const read = transport.read(opened, transport.responseKey, onDrift, adapter);
  if (read === undefined) throw localError('BadAnswer', { field: transport.responseKey });
  return read;
}
