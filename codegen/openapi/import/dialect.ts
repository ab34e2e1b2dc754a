import { Kind, parse, type DefinitionNode } from 'graphql';
import type { ContractFile } from '../../contract/parseContract';
import type { Dialect } from './Definitions';

/** What the schema's own directives can say, and the roots that it has. */
export function dialectOf(files: readonly ContractFile[]): {
  dialect: Dialect;
  extend: { query: boolean; mutation: boolean };
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
  const has = (type: string): boolean =>
    nodes.some((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === type);
  const discriminator = directive('discriminator') !== undefined;
  return {
    dialect: {
      discriminator,
      lists: discriminator,
      fieldWire:
        wire?.kind === Kind.DIRECTIVE_DEFINITION &&
        wire.locations.some(({ value }) => value === 'FIELD_DEFINITION'),
      methods: new Set(methods),
    },
    extend: { query: has('Query'), mutation: has('Mutation') },
  };
}
