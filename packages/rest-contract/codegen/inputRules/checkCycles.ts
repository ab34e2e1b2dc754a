import {
  getNamedType,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { problemAt, type Problem } from '../contract/problem';

/** Returns the path from an input through nested inputs back to itself; null if there is none. */
function cycleOf(
  type: GraphQLInputObjectType,
  above: readonly GraphQLInputObjectType[] = [],
): readonly GraphQLInputObjectType[] | null {
  if (above[0] === type) return [...above, type];
  if (above.includes(type)) return null;
  for (const field of Object.values(type.getFields())) {
    const held = getNamedType(field.type);
    const cycle = isInputObjectType(held) ? cycleOf(held, [...above, type]) : null;
    if (cycle) return cycle;
  }
  return null;
}

/** Rejects inputs that contain each other: a form would be infinite, and their rules a circular import. */
export function checkCycles(schema: GraphQLSchema): Problem[] {
  const problem = new Set<GraphQLInputObjectType>();
  return Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) => {
      const cycle = problem.has(type) ? null : cycleOf(type);
      if (!cycle) return [];
      cycle.forEach((each) => problem.add(each));
      const names = cycle.map(({ name }) => name).join(' → ');
      return problemAt(
        type.astNode,
        `The inputs ${names} contain each other, which makes a form infinite; break the cycle`,
      );
    });
}
