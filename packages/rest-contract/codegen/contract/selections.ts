import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './fragments';

export interface SelectedRecord {
  type: GraphQLObjectType;
  fields: SelectedField[];
}

export interface SelectedField {
  responseKey: string;
  name: string;
  type: GraphQLOutputType;
  node: FieldNode;
  /** Has `@include` or `@skip`, so it may be absent even if the schema requires it. */
  conditional: boolean;
  /** The nested selection, per possible type, if the field contains records. */
  records: SelectedRecord[] | null;
}

function isConditional({ directives = [] }: SelectionNode): boolean {
  return directives.some(({ name }) => name.value === 'include' || name.value === 'skip');
}

function covers(
  schema: GraphQLSchema,
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
): boolean {
  if (!condition || condition.name.value === type.name) return true;
  const named = schema.getType(condition.name.value);
  return isAbstractType(named) && schema.isSubType(named, type);
}

function recordsBelow(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): SelectedRecord[] | null {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return null;
  const types = isObjectType(named) ? [named] : schema.getPossibleTypes(named);
  return types.map((member) => ({
    type: member,
    fields: selectedFields(schema, member, sets, fragments),
  }));
}

/** Merges a selection with its fragments. Skips unknown fields, which validation reports. */
export function selectedFields(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
): SelectedField[] {
  const found = new Map<string, { nodes: FieldNode[]; conditional: boolean }>();

  const walk = (set: SelectionSetNode, conditional: boolean, open: ReadonlySet<string>): void => {
    for (const selection of set.selections) {
      const here = conditional || isConditional(selection);
      if (selection.kind === 'Field') {
        const key = (selection.alias ?? selection.name).value;
        const known = found.get(key);
        if (known) {
          known.nodes.push(selection);
          known.conditional &&= here;
        } else found.set(key, { nodes: [selection], conditional: here });
        continue;
      }
      const name = selection.kind === 'FragmentSpread' ? selection.name.value : '';
      const fragment = selection.kind === 'FragmentSpread' ? fragments.get(name) : selection;
      if (!fragment || open.has(name) || !covers(schema, fragment.typeCondition, parent)) continue;
      walk(fragment.selectionSet, here, name === '' ? open : new Set([...open, name]));
    }
  };
  for (const set of selectionSets) walk(set, false, new Set());

  return [...found].flatMap(([responseKey, { nodes, conditional }]) => {
    const [node] = nodes;
    const name = node?.name.value ?? '';
    const field = name === '__typename' ? TypeNameMetaFieldDef : parent.getFields()[name];
    if (!node || !field) return [];
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return {
      responseKey,
      name,
      type: field.type,
      node,
      conditional,
      records: recordsBelow(schema, field.type, below, fragments),
    };
  });
}
