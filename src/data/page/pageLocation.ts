import type { Params } from 'react-router-dom';

const QUARTER_MS = 15 * 60 * 1000;

export interface PageLocation {
  /** Throws if the route pattern has no such parameter. */
  param: (name: string) => string;
  search: URLSearchParams;
  now: number;
}

export function pageLocationOf(params: Params, search: URLSearchParams, now: number): PageLocation {
  const param = (name: string): string => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route’s pattern has no part ":${name}".`);
    return value;
  };
  return { param, search, now };
}

/**
 * The current quarter hour in ms since 1970 (UTC): coarse, so that one cached response serves many
 * visitors.
 */
export function pageMoment(clock: number = Date.now()): number {
  return Math.floor(clock / QUARTER_MS) * QUARTER_MS;
}
