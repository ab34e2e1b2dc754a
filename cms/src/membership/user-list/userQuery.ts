import { tables } from '../../platform/tables';
import type { Condition, Value } from './Condition';
import { readFilters, type FilterContext } from './filters';
import { readSortOrder, type SortOrder } from './sortOrders';

interface Sql {
  sql: string;
  bindings: Value[];
}

export interface UserQuery {
  /** A condition on `u`. */
  where: Sql;
  /** A select of the ids of all matches, by the most selective index. */
  matching: Sql;
  sequence: SortOrder;
}

/** Which accounts, and in what order. @throws HttpError 400 for an invalid value */
export function readUserQuery(
  context: FilterContext,
  parameters: Record<string, unknown>,
): UserQuery {
  const conditions = readFilters(context, parameters);
  const where = allOf(conditions);
  const first = conditions.find(({ source }) => source !== undefined);
  const rest = allOf(conditions.filter((condition) => condition !== first));
  return {
    where,
    matching: first?.source
      ? {
          // SQLite reads a cross join in the order in which it is written.
          sql: `select u.id from (${first.source.sql}) named cross join ${tables.users} u
                where u.id = named.id and ${rest.sql}`,
          bindings: [...first.source.bindings, ...rest.bindings],
        }
      : { sql: `select u.id from ${tables.users} u where ${where.sql}`, bindings: where.bindings },
    sequence: readSortOrder(context.db, parameters.sort),
  };
}

function allOf(conditions: readonly Condition[]): Sql {
  return {
    sql: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}
