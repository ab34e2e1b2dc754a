import { isObjectType, type DirectiveNode, type GraphQLField, type GraphQLSchema } from 'graphql';
import { repeatedValues } from './directiveValues';
import { keysOf } from './apiSettings';

type Field = GraphQLField<unknown, unknown>;

/** One `@optimistic`: values for fields of a type's records, shown until the server responds. */
export interface OptimisticUpdate {
  node: DirectiveNode;
  type: string;
  /** The argument that contains the records' keys. */
  at: string;
  /** Sources by field: `input.lesson`, `+ input.lesson` or `now`. */
  set: [field: string, source: string][];
  when: string | null;
}

function pairOf(text: string): [field: string, source: string] {
  const [field = '', source = ''] = text.split(/:(.*)/s);
  return [field.trim(), source.trim().replace(/\s+/g, ' ')];
}

export const optimisticUpdatesOf = (
  schema: GraphQLSchema,
  { astNode }: Field,
): OptimisticUpdate[] =>
  repeatedValues(schema, 'optimistic', astNode).map(({ node, values }) => ({
    node,
    type: String(values.type),
    at: String(values.at),
    set: (values.set as unknown[]).map((each) => pairOf(String(each))),
    when: typeof values.when === 'string' ? values.when : null,
  }));

/** Returns the optimistic updates of each mutation. */
export function optimisticUpdatesByMutation(
  schema: GraphQLSchema,
): [name: string, updates: object[]][] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(
    (field): [string, object[]][] => {
      const updates = optimisticUpdatesOf(schema, field).map(({ type, at, set, when }) => {
        const record = schema.getType(type);
        const [key = ''] = isObjectType(record) ? keysOf(schema, record) : [];
        return { type, key, at, set, ...(when !== null && { when }) };
      });
      return updates.length > 0 ? [[field.name, updates]] : [];
    },
  );
}
