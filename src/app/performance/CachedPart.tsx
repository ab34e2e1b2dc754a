import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Returns a part's number, and whether the host has cached its markup. */
export type FindPart = (name: string, cacheKey: unknown) => { number: number; cached: boolean };

/** Null in the browser. */
export const PartCacheContext = createContext<FindPart | null>(null);

/** Wraps a part's markup until the host replaces it. */
export const PART_ELEMENT = 'cached-part';

interface CachedPartProps {
  name: string;
  /** Everything that the part's first markup depends on; plain data. */
  cacheKey: unknown;
  children: ReactNode;
}

/** A part shared by many pages, which the host renders once per `cacheKey` (`PartCache`). */
export function CachedPart({ name, cacheKey, children }: CachedPartProps) {
  const find = useContext(PartCacheContext);
  if (!import.meta.env.SSR || !find) return children;
  const { number, cached } = find(name, cacheKey);
  return createElement(PART_ELEMENT, { number }, cached ? null : children);
}
