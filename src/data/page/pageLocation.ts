import type { Params } from 'react-router-dom';

/** What a page's questions may depend on. */
export interface PageLocation {
  /** A route parameter; throws if the route pattern has no such parameter. */
  param: (name: string) => string;
  search: URLSearchParams;
  /** See `pageMoment`: the same on the host and in the browser. */
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
