import type { Condition } from './Condition';

/**
 * A condition as FTS5 takes it. Terms are of ASCII letters, figures and dots (`words.ts`), so that
 * nothing of them can be taken for syntax.
 */
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

/** A condition as a `tsquery`. */
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
