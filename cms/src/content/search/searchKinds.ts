import { sources } from './sources';

/** In display sequence. */
export const searchKinds = [...new Set(sources.map(({ kind }) => kind))];
