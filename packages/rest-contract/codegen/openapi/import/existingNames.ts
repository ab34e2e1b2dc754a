import { isTypeDefinitionNode, Kind, parse, type DefinitionNode } from 'graphql';
import type { ContractFile } from '../../contract/parseContract';
import type { ExistingNames } from './Definitions';

export function existingNamesOf(files: readonly ContractFile[]): ExistingNames {
  const nodes = files.flatMap(({ text }): readonly DefinitionNode[] => parse(text).definitions);
  const roots = nodes.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    ['Query', 'Mutation'].includes(node.name.value)
      ? (node.fields ?? [])
      : [],
  );
  const callers = nodes.flatMap((node) =>
    (node.kind === Kind.ENUM_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_EXTENSION) &&
    node.name.value === 'Access'
      ? (node.values ?? []).map(({ name }) => name.value)
      : [],
  );
  return {
    types: new Set(nodes.filter(isTypeDefinitionNode).map(({ name }) => name.value)),
    fields: new Set(roots.map(({ name }) => name.value)),
    caller: callers.find((name) => name !== 'PUBLIC'),
  };
}
