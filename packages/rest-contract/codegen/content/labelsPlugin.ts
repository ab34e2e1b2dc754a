import type { GraphQLSchema } from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import { contentTypesOf } from './contentTypes';

/** Generates the table of field labels in the admin panel (`@label`), by content type. */
export function plugin(schema: GraphQLSchema): string {
  const rows = contentTypesOf(schema).flatMap(({ type, names }) => {
    const labels = Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const given = directiveValues(schema, 'label', astNode);
      return given ? `${name}: ${JSON.stringify(given.text)},` : [];
    });
    return labels.length > 0
      ? names.map(({ uid }) => `  '${uid}': {\n${labels.join('\n')}\n},`)
      : [];
  });
  return [
    '/** Labels of fields that the panel’s forms do not list, by content type. */',
    `export const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${rows.join('\n')}\n};\n`,
  ].join('\n');
}
