import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';

/** Limits of the contract that code needs as numbers, by name: `cartLines: 'QuoteInput.items.maxLength'`. */
export interface LimitsConfig {
  file: string;
  values: Readonly<Record<string, string>>;
}

/** @throws Error if the schema has no such limit */
function limitAt(schema: GraphQLSchema, path: string): number {
  const [typeName = '', fieldName = '', argument = ''] = path.split('.');
  const type = schema.getType(typeName);
  const field = isInputObjectType(type) ? type.getFields()[fieldName] : undefined;
  const limit = field && constraintOf(schema, field)?.[argument as keyof Constraint];
  if (typeof limit === 'number') return limit;
  throw new Error(`The schema has no limit ${path}, which codegen.ts lists.`);
}

export const plugin = (
  schema: GraphQLSchema,
  _documents: unknown,
  { values }: Pick<LimitsConfig, 'values'>,
): string => {
  const rows = Object.entries(values).map(
    ([name, path]) => `/** \`${path}\` */\n${name}: ${limitAt(schema, path)},`,
  );
  return `export const contractLimits = {\n${rows.join('\n')}\n} as const;\n`;
};
