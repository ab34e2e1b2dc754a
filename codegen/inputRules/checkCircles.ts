import {
  getNamedType,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { problemAt, type Problem } from '../contract/problem';

/** The way from an input back to itself through those that it holds; null where there is none. */
function circleOf(
  type: GraphQLInputObjectType,
  above: readonly GraphQLInputObjectType[] = [],
): readonly GraphQLInputObjectType[] | null {
  if (above[0] === type) return [...above, type];
  if (above.includes(type)) return null;
  for (const field of Object.values(type.getFields())) {
    const held = getNamedType(field.type);
    const circle = isInputObjectType(held) ? circleOf(held, [...above, type]) : null;
    if (circle) return circle;
  }
  return null;
}

/** Refuses inputs that hold each other: no form ends, and their rules would wait for each other. */
export function checkCircles(schema: GraphQLSchema): Problem[] {
  const told = new Set<GraphQLInputObjectType>();
  return Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) => {
      const circle = told.has(type) ? null : circleOf(type);
      if (!circle) return [];
      circle.forEach((each) => told.add(each));
      const names = circle.map(({ name }) => name).join(' → ');
      return problemAt(
        type.astNode,
        `The inputs ${names} hold each other; a form has an end: break the circle`,
      );
    });
}
