import type { Encoded } from '../link/adapter';

export function encodeJson(input: unknown, headers: Headers): Encoded {
  if (input === undefined) return { body: undefined, headers };
  headers.set('content-type', 'application/json');
  return { body: JSON.stringify(input), headers };
}
