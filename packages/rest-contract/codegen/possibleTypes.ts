import { isAbstractType, type GraphQLSchema } from 'graphql';

export function plugin(schema: GraphQLSchema): string {
  const entries = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => {
      const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
      return `  ${type.name}: [${names.join(', ')}],`;
    });
  const body = entries.length > 0 ? `{\n${entries.join('\n')}\n}` : '{}';
  return `export const possibleTypes: Record<string, string[]> = ${body};\n`;
}
