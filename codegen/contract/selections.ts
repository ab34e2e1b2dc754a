import {
  getNamedType,
  isObjectType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** One field of a record as an operation selects it, its fragments laid together. */
export interface SelectedField {
  responseKey: string;
  name: string;
  type: GraphQLOutputType;
  node: FieldNode;
  /** `@include` or `@skip`: it may be absent whatever the schema says. */
  conditional: boolean;
  /** The selection below it, where it holds records. */
  fields: SelectedField[] | null;
}

const isConditional = (node: FieldNode | SelectionSetNode['selections'][number]): boolean =>
  (node.directives ?? []).some(({ name }) => name.value === 'include' || name.value === 'skip');

/**
 * Lays a selection and its fragments together, field by field.
 * Fields that the schema lacks are left out: the validation tells of them.
 */
export function selectedFields(
  parent: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
): SelectedField[] {
  const found = new Map<string, { nodes: FieldNode[]; conditional: boolean }>();

  const walk = (set: SelectionSetNode, conditional: boolean, open: ReadonlySet<string>): void => {
    for (const selection of set.selections) {
      const here = conditional || isConditional(selection);
      if (selection.kind === 'InlineFragment') {
        walk(selection.selectionSet, here, open);
      } else if (selection.kind === 'FragmentSpread') {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        if (fragment && !open.has(name))
          walk(fragment.selectionSet, here, new Set([...open, name]));
      } else {
        const key = (selection.alias ?? selection.name).value;
        const known = found.get(key);
        if (known) {
          known.nodes.push(selection);
          known.conditional &&= here;
        } else found.set(key, { nodes: [selection], conditional: here });
      }
    }
  };
  for (const set of selectionSets) walk(set, false, new Set());

  return [...found].flatMap(([responseKey, { nodes, conditional }]) => {
    const [node] = nodes;
    const field = node && parent.getFields()[node.name.value];
    if (!node || !field) return [];
    const named = getNamedType(field.type);
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return {
      responseKey,
      name: node.name.value,
      type: field.type,
      node,
      conditional,
      fields: isObjectType(named) ? selectedFields(named, below, fragments) : null,
    };
  });
}
