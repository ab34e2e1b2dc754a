import { localError } from './apiErrors';
import type { OnDrift } from './readResponse';
import type { Drift } from './shape';

const logged = new Set<string>();

const describe = ({ path, expected, found }: Drift): string =>
  `the response has ${found} at ${path}; the schema requires ${expected}`;

export const throwDrift: OnDrift = (drift) => {
  throw localError('InvalidResponse', { reason: describe(drift), ...drift });
};

/** Logs each location once, ignoring list indices, in production. */
export const logDrift: OnDrift = (drift) => {
  const message = `API contract: ${describe(drift)}`;
  const key = message.replace(/\[\d+\]/g, '[]');
  if (!logged.has(key)) console.error(message);
  logged.add(key);
};
