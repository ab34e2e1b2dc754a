import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from '../contract/directiveValues';

/** Lists content types and the types nested in them, whose relations are in a response only if `populate` names them. */
export function partialTypesOf(schema: GraphQLSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const reach = (type: GraphQLNamedType): void => {
    if (found.has(type.name)) return;
    if (isUnionType(type)) return type.getTypes().forEach(reach);
    if (!isObjectType(type)) return;
    found.add(type.name);
    Object.values(type.getFields()).forEach((field) => reach(getNamedType(field.type)));
  };
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ astNode }) => directiveValues(schema, 'content', astNode) !== undefined)
    .forEach(reach);
  return found;
}
