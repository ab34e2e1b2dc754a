/** Matches records by their terms; each database has its own syntax. */
export type Condition =
  | { kind: 'term'; term: string }
  | { kind: 'prefix'; term: string }
  | { kind: 'all' | 'any'; of: readonly Condition[] };

export const term = (name: string): Condition => ({ kind: 'term', term: name });
export const prefix = (name: string): Condition => ({ kind: 'prefix', term: name });
export const all = (...of: Condition[]): Condition => ({ kind: 'all', of });
export const any = (...of: Condition[]): Condition => ({ kind: 'any', of });
