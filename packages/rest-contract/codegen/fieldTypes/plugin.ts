import { getNamedType, isCompositeType, isObjectType, type GraphQLSchema } from 'graphql';
import { rootsOf } from '../contract/endpoints';

/** Generates the table of apollo-link-rest's `typePatcher`: the record type in each field, by type and field. */
export function plugin(schema: GraphQLSchema): string {
  const roots = rootsOf(schema);
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const entries = types.flatMap((type) => {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const named = getNamedType(field.type);
      return isCompositeType(named) ? [`${field.name}: '${named.name}'`] : [];
    });
    return fields.length > 0 ? [`  ${type.name}: { ${fields.join(', ')} },`] : [];
  });
  return [
    '/** The record type in each field, by type and field. */',
    'export const fieldTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
