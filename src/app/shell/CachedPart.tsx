import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Tells the host whether it has a part, and by which number. */
export type FindPart = (name: string, cacheKey: unknown) => { number: number; cached: boolean };

/** Null in the browser. */
export const PartCacheContext = createContext<FindPart | null>(null);

/** Stands around a part's markup until the host takes it out. */
export const PART_ELEMENT = 'cached-part';

interface CachedPartProps {
  name: string;
  /** All that the part's first markup depends on; plain data. */
  cacheKey: unknown;
  children: ReactNode;
}

/** A part that many pages share, which the host renders once for each `by` (`KeptParts`). */
export function CachedPart({ name, cacheKey, children }: CachedPartProps) {
  const find = useContext(PartCacheContext);
  if (!import.meta.env.SSR || !find) return children;
  const { number, cached } = find(name, cacheKey);
  return createElement(PART_ELEMENT, { number }, cached ? null : children);
}
