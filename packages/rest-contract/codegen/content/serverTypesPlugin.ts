import { isObjectType, type GraphQLSchema } from 'graphql';
import { componentUid } from '../contract/apiSettings';
import { isComputed } from './visibleFields';

export function plugin(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const computed = types.flatMap((type) => {
    const names = Object.values(type.getFields())
      .filter((field) => isComputed(schema, field))
      .map(({ name }) => `'${name}'`);
    return names.length > 0 ? `  ${type.name}: ${names.join(' | ')};` : [];
  });
  const components = types.flatMap((type) => {
    const uid = componentUid(schema, type);
    return uid === null ? [] : `  ${type.name}: '${uid}';`;
  });
  return [
    '/** The fields that the server computes, by type. */',
    `export interface ComputedFields {\n${computed.join('\n')}\n}`,
    '/** The component that identifies a type in a response. */',
    `export interface ComponentUids {\n${components.join('\n')}\n}`,
  ].join('\n\n');
}
