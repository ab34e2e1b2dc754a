import type { Params } from 'react-router-dom';

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
