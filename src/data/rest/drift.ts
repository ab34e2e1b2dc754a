import { localError } from './apiErrors';
import type { OnDrift } from './readAnswer';
import type { Drift } from './shape';

const told = new Set<string>();

const say = ({ path, expected, found }: Drift): string =>
  `the answer has ${found} at ${path}, the schema says ${expected}`;

export const throwDrift: OnDrift = (drift) => {
  throw localError('BadAnswer', { reason: say(drift), ...drift });
};

/** In production: once per location, ignoring list positions. */
export const logDrift: OnDrift = (drift) => {
  const said = `API contract: ${say(drift)}`;
  const key = said.replace(/\[\d+\]/g, '[]');
  if (!told.has(key)) console.error(said);
  told.add(key);
};
