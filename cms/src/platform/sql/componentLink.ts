import type { Core } from '@strapi/strapi';

/** The joins that lead from an entry to the entries of one of its components. */
export interface ComponentLink {
  /** SQL that joins the component as `component` to the table known as `owner`. */
  join(owner: string, component: string): string;
  /** The column that holds the editor's order of what was joined as `component`. */
  order(component: string): string;
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
}

/** How Strapi stores that component: its tables and columns are named by Strapi, so Strapi is asked. */
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
    order: (component) => `${component}_link."order"`,
  };
}
