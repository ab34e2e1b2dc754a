import { Kind, visit, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = (definitions: readonly DefinitionNode[]): Fragments =>
  new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

export function fragmentsUnder(
  definition: DefinitionNode,
  known: Fragments,
): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const look = (node: DefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = known.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        look(fragment);
      },
    });
  };
  look(definition);
  return [...found];
}
