import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Tells the host whether it has a part, and by which number. */
export type FindPart = (name: string, by: unknown) => { number: number; known: boolean };

/** Null in the browser. */
export const KeptPartsContext = createContext<FindPart | null>(null);

/** Stands around a part's markup until the host takes it out. */
export const PART_ELEMENT = 'kept-part';

interface KeptPartProps {
  name: string;
  /** All that the part's first markup depends on; plain data. */
  by: unknown;
  children: ReactNode;
}

/** A part that many pages share, which the host renders once for each `by` (`KeptParts`). */
export function KeptPart({ name, by, children }: KeptPartProps) {
  const find = useContext(KeptPartsContext);
  if (!import.meta.env.SSR || !find) return children;
  const { number, known } = find(name, by);
  return createElement(PART_ELEMENT, { number }, known ? null : children);
}
