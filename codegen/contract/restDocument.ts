import { Kind, visit, type ArgumentNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import { endpointOf } from './endpoints';
import type { Fragments } from './fragments';
import { rootOf } from './roots';
import { selectedFields } from './selections';
import { shapeOf } from './shapes';

const argument = (name: string, value: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: name },
  value: { kind: Kind.STRING, value },
});

/**
 * Writes into each `@rest` what the link needs to know besides: who may call (`access`), and the
 * shape the answer must have (`shape`, JSON). As arguments of the directive they outlive every
 * transformation that Apollo makes of a document, and travel in the chunk of the page that asks.
 */
export function withRestFacts(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: Fragments,
): DocumentNode {
  return visit(document, {
    OperationDefinition(operation) {
      const root = rootOf(schema, operation);
      if (!root) return undefined;
      const fields = selectedFields(schema, root, [operation.selectionSet], fragments);
      return {
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: operation.selectionSet.selections.map((selection) => {
            if (selection.kind !== Kind.FIELD) return selection;
            const field = root.getFields()[selection.name.value];
            const endpoint = field && endpointOf(schema, root, field);
            const key = (selection.alias ?? selection.name).value;
            const selected = fields.find(({ responseKey }) => responseKey === key);
            if (!endpoint || !selected) return selection;
            return {
              ...selection,
              directives: selection.directives?.map((directive) =>
                directive.name.value === 'rest'
                  ? {
                      ...directive,
                      arguments: [
                        ...(directive.arguments ?? []),
                        argument('access', endpoint.access),
                        argument('shape', JSON.stringify(shapeOf(schema, selected))),
                      ],
                    }
                  : directive,
              ),
            };
          }),
        },
      };
    },
  });
}
