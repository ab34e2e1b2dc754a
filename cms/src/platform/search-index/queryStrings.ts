import type { Condition } from './Condition';

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
