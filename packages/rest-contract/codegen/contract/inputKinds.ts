import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from './directiveValues';

export type InputKind = ScalarKind | 'enum' | 'input' | 'list';
type ScalarKind = 'text' | 'whole' | 'decimal' | 'flag' | 'day' | 'moment' | 'file';

const BUILT_IN: Readonly<Record<string, ScalarKind>> = {
  String: 'text',
  ID: 'text',
  Int: 'whole',
  Float: 'decimal',
  Boolean: 'flag',
};

function scalarKind(schema: GraphQLSchema, type: GraphQLScalarType): ScalarKind | undefined {
  const given = directiveValues(schema, 'rule', type.astNode);
  return given ? (String(given.kind).toLowerCase() as ScalarKind) : BUILT_IN[type.name];
}

/** Returns an input type's kind, nullable or not; undefined if no rule applies to its scalar. */
export function inputKindOf(schema: GraphQLSchema, given: GraphQLInputType): InputKind | undefined {
  const type = getNullableType(given);
  if (isListType(type)) return 'list';
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  return scalarKind(schema, type);
}
