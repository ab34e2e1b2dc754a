import { localError } from './answerError';
import type { OnDrift } from './readAnswer';
import type { Drift } from './shape';

const told = new Set<string>();

const say = ({ path, expected, found }: Drift): string =>
  `the answer has ${found} at ${path}, the schema says ${expected}`;

/** In development and tests: an answer that is not what the schema says is an error at once. */
export const throwDrift: OnDrift = (drift) => {
  throw localError('BadAnswer', { reason: say(drift), ...drift });
};

/** In production: told once for each place, list positions aside. */
export const logDrift: OnDrift = (drift) => {
  const key = `${drift.path.replace(/\[\d+\]/g, '[]')} ${drift.found}`;
  if (told.has(key)) return;
  told.add(key);
  console.error(`API contract: ${say(drift)}`);
};
