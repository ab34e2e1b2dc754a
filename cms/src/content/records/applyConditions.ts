import type { Core } from '@strapi/strapi';
import type { AnyView } from './ContentView';
import type { Condition, Scalar } from './readFilters';
import type { Knex } from 'knex';

export type Builder = ReturnType<Core.Strapi['db']['connection']['queryBuilder']>;

interface ViewMapping {
  table: string;
  column(attribute: string): string;
  /** The link table leads from row to record. */
  relation(name: string): {
    link: string;
    rowId: string;
    relatedId: string;
    table: string;
    column: ViewMapping['column'];
  };
}

export function mappingOf(strapi: Core.Strapi, view: AnyView): ViewMapping {
  const own = strapi.db.metadata.get(view.uid);
  return {
    table: own.tableName,
    column: columnsOf(own),
    relation(name) {
      const { target, joinTable } = own.attributes[name] as unknown as RelationAttribute;
      const related = strapi.db.metadata.get(target);
      return {
        link: joinTable.name,
        rowId: joinTable.joinColumn.name,
        relatedId: joinTable.inverseJoinColumn.name,
        table: related.tableName,
        column: columnsOf(related),
      };
    },
  };
}

interface RelationAttribute {
  target: string;
  joinTable: JoinTable;
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
}

function columnsOf(meta: ReturnType<Core.Strapi['db']['metadata']['get']>) {
  return (attribute: string) => {
    const { columnName } = meta.attributes[attribute] as { columnName?: string };
    return `${meta.tableName}.${columnName ?? attribute}`;
  };
}

export function applyConditions(
  builder: Builder,
  mapping: ViewMapping,
  conditions: Condition[],
): void {
  for (const condition of conditions) apply(builder, mapping, condition);
}

function apply(builder: Builder, mapping: ViewMapping, condition: Condition): void {
  switch (condition.kind) {
    case 'all':
      builder.where((inner) => applyConditions(inner, mapping, condition.conditions));
      return;
    case 'any':
      builder.where((inner) => {
        for (const each of condition.conditions) {
          inner.orWhere((one) => apply(one, mapping, each));
        }
      });
      return;
    case 'none':
      builder.whereNot((inner) => applyConditions(inner, mapping, condition.conditions));
      return;
    case 'relation': {
      const related = mapping.relation(condition.relation);
      builder.whereIn(`${mapping.table}.id`, (inner) => {
        inner
          .select(`${related.link}.${related.rowId}`)
          .from(related.link)
          .join(related.table, `${related.table}.id`, `${related.link}.${related.relatedId}`);
        compare(inner, related.column(condition.field), condition.operator, condition.values);
      });
      return;
    }
    case 'field':
      compare(builder, mapping.column(condition.field), condition.operator, condition.values);
  }
}

const sqlOperators: Record<string, string> = { $lt: '<', $lte: '<=', $gt: '>', $gte: '>=' };

function compare(builder: Builder, column: string, operator: string, values: Scalar[]): void {
  const [value, second] = values as [Scalar, Scalar | undefined];
  switch (operator) {
    case '$eq':
      builder.where(column, value);
      return;
    case '$ne':
      builder.where((inner) => inner.whereNot(column, value).orWhereNull(column));
      return;
    case '$in':
      builder.whereIn(column, values);
      return;
    case '$notIn':
      builder.where((inner) => inner.whereNotIn(column, values).orWhereNull(column));
      return;
    case '$between':
      builder.whereBetween(column, [value, second ?? value]);
      return;
    case '$null':
    case '$notNull':
      if ((operator === '$null') === (value === true)) builder.whereNull(column);
      else builder.whereNotNull(column);
      return;
    case '$eqi':
      like(builder, column, escapeLike(String(value)), true);
      return;
    case '$contains':
    case '$containsi':
      like(builder, column, `%${escapeLike(String(value))}%`, operator === '$containsi');
      return;
    case '$startsWith':
      like(builder, column, `${escapeLike(String(value))}%`, false);
      return;
    case '$endsWith':
      like(builder, column, `%${escapeLike(String(value))}`, false);
      return;
    default:
      builder.where(column, sqlOperators[operator] ?? '=', value);
  }
}

/** `LIKE` with `!` as escape character, which both databases accept. */
function like(
  builder: Knex.QueryBuilder,
  column: string,
  pattern: string,
  foldCase: boolean,
): void {
  if (foldCase) builder.whereRaw(`lower(??) like lower(?) escape '!'`, [column, pattern]);
  else builder.whereRaw(`?? like ? escape '!'`, [column, pattern]);
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
