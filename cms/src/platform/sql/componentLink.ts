import type { Core } from '@strapi/strapi';

export interface ComponentLink {
  /** SQL joining the component, as `component`, to the table aliased `owner`. */
  join(owner: string, component: string): string;
  /** SQL expression: the number of components of the row aliased `owner`. */
  count(owner: string): string;
  /** The column of the editor's sort position for the join aliased `component`. */
  sortColumn(component: string): string;
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
}

/** Table and column names of a component, read from Strapi's metadata. */
export function componentLink(strapi: Core.Strapi, uid: string, attribute: string): ComponentLink {
  const { attributes } = strapi.db.metadata.get(uid);
  const { target, joinTable } = attributes[attribute] as unknown as {
    target: string;
    joinTable: JoinTable;
  };
  const { tableName } = strapi.db.metadata.get(target);
  const { name, joinColumn, inverseJoinColumn } = joinTable;
  return {
    join: (owner, component) => `
      join ${name} ${component}_link
        on ${component}_link.${joinColumn.name} = ${owner}.id and ${component}_link.field = '${attribute}'
      join ${tableName} ${component} on ${component}.id = ${component}_link.${inverseJoinColumn.name}`,
    count: (owner) =>
      `(select count(*) from ${name} counted
        where counted.${joinColumn.name} = ${owner}.id and counted.field = '${attribute}')`,
    sortColumn: (component) => `${component}_link."order"`,
  };
}
