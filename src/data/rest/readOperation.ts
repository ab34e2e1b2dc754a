import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Answer } from './adapter';
import { answerError, localError, worded } from './answerError';
import { openAnswer, type OpenOptions } from './openAnswer';
import { isRecord } from './isRecord';
import { buildPath } from './path';
import { transportOf, type Transport } from './transport';

interface ReadOptions extends OpenOptions {
  /** Gives the API's answer to a path below its base; the same body for the same answer. */
  ask: (path: string) => Promise<Answer>;
}

/** An answer that many pages have is checked once. */
const opened = new WeakMap<object, Map<Transport, unknown>>();

/**
 * Reads a public operation without client or link, for a process that renders for nobody: it is checked and typed
 * as by the link.
 *
 * @throws ApiError
 */
export async function readOperation(
  query: DocumentNode,
  variables: OperationVariables,
  { ask, ...options }: ReadOptions,
): Promise<Record<string, unknown>> {
  const transport = transportOf(query);
  const { access, method, path, argsOf, responseKey } = transport;
  try {
    if (access !== 'PUBLIC') throw localError('Http401', undefined, 401);
    if (method !== 'GET') throw new TypeError(`${method} ${path} does not read.`);
    const answer = await ask(buildPath(path, argsOf(variables)));
    const failure = answerError(options.adapter, answer);
    if (failure) throw failure;
    return { [responseKey]: openOnce(transport, answer, options) };
  } catch (error) {
    throw worded(error, options.adapter.messages);
  }
}

function openOnce(transport: Transport, answer: Answer, options: OpenOptions): unknown {
  const { body } = answer;
  if (!isRecord(body)) return openAnswer(transport, answer, options);
  const known = opened.get(body) ?? new Map<Transport, unknown>();
  if (known.has(transport)) return known.get(transport);
  const data = openAnswer(transport, answer, options);
  opened.set(body, known.set(transport, data));
  return data;
}
