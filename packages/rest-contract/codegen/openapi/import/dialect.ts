import { isTypeDefinitionNode, Kind, parse, type DefinitionNode } from 'graphql';
import type { ContractFile } from '../../contract/parseContract';
import type { Dialect, ExistingNames } from './Definitions';

/** Returns the features that the schema's directives support, and the names it defines. */
export function dialectOf(files: readonly ContractFile[]): {
  dialect: Dialect;
  existing: ExistingNames;
} {
  const nodes = files.flatMap(({ text }): readonly DefinitionNode[] => parse(text).definitions);
  const directive = (name: string) =>
    nodes.find((node) => node.kind === Kind.DIRECTIVE_DEFINITION && node.name.value === name);
  const wire = directive('wire');
  const methods = nodes.flatMap((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'HttpMethod'
      ? (node.values ?? []).map(({ name }) => name.value)
      : [],
  );
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
  const discriminator = directive('discriminator') !== undefined;
  return {
    dialect: {
      discriminator,
      lists: discriminator,
      fieldWire:
        wire?.kind === Kind.DIRECTIVE_DEFINITION &&
        wire.locations.some(({ value }) => value === 'FIELD_DEFINITION'),
      methods: new Set(methods),
      caller: callers.find((name) => name !== 'PUBLIC'),
    },
    existing: {
      types: new Set(nodes.filter(isTypeDefinitionNode).map(({ name }) => name.value)),
      fields: new Set(roots.map(({ name }) => name.value)),
    },
  };
}
