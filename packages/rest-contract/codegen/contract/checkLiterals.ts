import {
  getNamedType,
  isEnumType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import type { OperationSource } from './operations';
import { problemAt, type Problem } from './problem';
import { wireValuesOf } from './directiveValues';

/** Rejects enum literals that differ on the wire: a literal is sent to the server as written. */
export function checkLiterals(
  schema: GraphQLSchema,
  { file, document }: OperationSource,
): Problem[] {
  const problems: Problem[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      EnumValue(node) {
        const type = getNamedType(types.getInputType());
        const word = isEnumType(type) ? wireValuesOf(schema, type)[node.value] : undefined;
        if (word === undefined || word === node.value) return;
        problems.push(
          problemAt(
            node,
            `${node.value} is "${word}" on the wire, but a literal is sent as written; pass it as a variable`,
            { file },
          ),
        );
      },
    }),
  );
  return problems;
}
