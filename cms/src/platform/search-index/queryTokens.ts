import { tokenize, type Token } from './tokens';

/** Matches records by their terms; each database has its own syntax. */
export type Condition =
  | { kind: 'term'; term: string }
  | { kind: 'prefix'; term: string }
  | { kind: 'all' | 'any'; of: readonly Condition[] };

export const term = (name: string): Condition => ({ kind: 'term', term: name });
export const prefix = (name: string): Condition => ({ kind: 'prefix', term: name });
export const all = (...of: Condition[]): Condition => ({ kind: 'all', of });
export const any = (...of: Condition[]): Condition => ({ kind: 'any', of });

const MAX_TOKENS = 12;

/** Distinct tokens of a query, the last one still last, capped at what a person types. */
export function queryTokens(text: string): Token[] {
  const byExact = new Map<string, Token>();
  for (const token of tokenize(text).slice(-MAX_TOKENS)) {
    byExact.delete(token.exact);
    byExact.set(token.exact, token);
  }
  return [...byExact.values()];
}

/** Terms are ASCII letters, digits and dots (`tokens.ts`), so they cannot inject FTS5 syntax. */
export function toFts5(condition: Condition): string {
  switch (condition.kind) {
    case 'term':
      return `"${condition.term}"`;
    case 'prefix':
      return `"${condition.term}" *`;
    case 'all':
    case 'any':
      return `(${condition.of.map(toFts5).join(condition.kind === 'all' ? ' AND ' : ' OR ')})`;
  }
}

export function toTsquery(condition: Condition): string {
  switch (condition.kind) {
    case 'term':
      return `'${condition.term}'`;
    case 'prefix':
      return `'${condition.term}':*`;
    case 'all':
    case 'any':
      return `(${condition.of.map(toTsquery).join(condition.kind === 'all' ? ' & ' : ' | ')})`;
  }
}
