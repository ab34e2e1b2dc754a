import {
  Kind,
  type ASTNode,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  type InlineFragmentNode,
} from 'graphql';
import { checkRest, directiveOf } from './checkRest';
import { checkSelection } from './checkSelection';
import type { Fragments } from './fragments';
import type { Operation } from './operations';
import { problemAt, type Problem } from './problem';

function written(fragment: FragmentSpreadNode | InlineFragmentNode): string {
  if (fragment.kind === Kind.FRAGMENT_SPREAD) return `...${fragment.name.value}`;
  return fragment.typeCondition ? `... on ${fragment.typeCondition.name.value}` : '...';
}

/** Detects swapped variables: `f(from: $to, to: $from)`. */
function checkSwapped(node: FieldNode, file: string): Problem[] {
  const given = new Map(
    node.arguments?.flatMap(({ name, value }) =>
      value.kind === Kind.VARIABLE ? [[name.value, value.name.value] as const] : [],
    ),
  );
  return [...given].flatMap(([name, variable]) =>
    name < variable && given.get(variable) === name
      ? [
          problemAt(
            node,
            `"${node.name.value}" receives $${variable} as "${name}" and $${name} as "${variable}"; swap them`,
            { file },
          ),
        ]
      : [],
  );
}

export function checkOperation(
  schema: GraphQLSchema,
  { name, file, definition, root, nodes, fields }: Operation,
  fragments: Fragments,
): Problem[] {
  const at = (message: string, node: ASTNode): Problem => problemAt(node, message, { file });
  if (!root)
    return [at('the API supports queries and mutations only; write one of them', definition)];
  const hidden = definition.selectionSet.selections.find((node) => node.kind !== Kind.FIELD);
  if (hidden) {
    return [
      at(
        `"${written(hidden)}" is at the root of an operation, where a fragment is not allowed; select the field directly, with its @rest`,
        hidden,
      ),
    ];
  }
  const problems = nodes.flatMap((node) => {
    const field = root.getFields()[node.name.value];
    return field
      ? [...checkRest(schema, root, field, node, file), ...checkSwapped(node, file)]
      : [];
  });
  const requested = nodes.filter((node) => directiveOf(node, 'rest'));
  if (requested.length > 1) {
    problems.push(
      at(
        `"${name}" calls ${requested.length} endpoints (${requested.map((node) => node.name.value).join(', ')}), and if one fails, the results of the others are lost; split it into one operation per endpoint`,
        definition,
      ),
    );
  }
  const local = nodes.find((node) => directiveOf(node, 'client'));
  if (requested.length > 0 && local) {
    problems.push(
      at(
        `"${local.name.value}" is local but is queried together with an endpoint; move it to a separate operation`,
        local,
      ),
    );
  }
  return [
    ...problems,
    ...fields.flatMap((field) => checkSelection(schema, field, file, fragments)),
  ];
}
