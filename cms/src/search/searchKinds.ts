import { sources } from './sources';

/** The kinds of what is found, in the order in which people are told of them. */
export const searchKinds = [...new Set(sources.map(({ kind }) => kind))];
