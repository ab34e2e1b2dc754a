import type { Params } from 'react-router-dom';

/** Where a page stands: what its questions may hang on. */
export interface PageLocation {
  /** A part of the address, by its name in the route's pattern. */
  param: (name: string) => string;
  search: URLSearchParams;
  /** The page's moment, in milliseconds since 1970 (UTC): one for the host and the browser. */
  now: number;
}

/** The place that an address names; asking it for a part that its pattern has not throws. */
export function pageLocationOf(params: Params, search: URLSearchParams, now: number): PageLocation {
  const param = (name: string): string => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route’s pattern has no part ":${name}".`);
    return value;
  };
  return { param, search, now };
}
