import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { rootsOf } from './endpoints';

export function reachableTypes(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const reached = new Set<GraphQLNamedType>();
  const reach = (given: GraphQLType): void => {
    const type = getNamedType(given);
    if (reached.has(type)) return;
    reached.add(type);
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(reach);
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach((it) => reach(it.type));
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    type.getInterfaces().forEach(reach);
    for (const field of Object.values(type.getFields())) {
      reach(field.type);
      field.args.forEach((arg) => reach(arg.type));
    }
  };
  rootsOf(schema).forEach(reach);
  schema.getDirectives().forEach(({ args }) => args.forEach((arg) => reach(arg.type)));
  return reached;
}
