import type { Core } from '@strapi/strapi';

/** A relation's join table with its two columns. */
export interface LinkTable {
  table: string;
  from: string;
  to: string;
}

/** @throws Error if the attribute is not a relation with a join table */
export function linkTable(strapi: Core.Strapi, uid: string, attribute: string): LinkTable {
  const relation = strapi.db.metadata.get(uid).attributes[attribute];
  if (relation?.type === 'relation' && 'joinTable' in relation && relation.joinTable) {
    const { name, joinColumn } = relation.joinTable;
    const inverse =
      'inverseJoinColumn' in relation.joinTable ? relation.joinTable.inverseJoinColumn : null;
    if (inverse) return { table: name, from: joinColumn.name, to: inverse.name };
  }
  throw new Error(`"${attribute}" of ${uid} is not a relation with a join table.`);
}
