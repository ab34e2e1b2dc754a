import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { problemAt, type Problem } from './problem';
import { rootsOf } from './endpoints';
import { wireNameOf } from './apiSettings';

function checkType(schema: GraphQLSchema, type: GraphQLObjectType): Problem[] {
  const seen = new Map<string, string>();
  return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
    const at = (message: string): Problem => problemAt(astNode, message);
    const word = wireNameOf(schema, type, name);
    const isWritten = directiveValues(schema, 'wire', astNode) !== undefined;
    if (isWritten && rootsOf(schema).includes(type)) {
      return at(`"${type.name}.${name}" has @wire but is not a response field; remove @wire`);
    }
    if (word === '') {
      return at(`"${type.name}.${name}" has the invalid wire name ""; write its name in @wire`);
    }
    const first = seen.get(word);
    seen.set(word, first ?? name);
    if (first === undefined) return [];
    return at(
      `"${first}" and "${name}" of "${type.name}" are both "${word}" on the wire; keep one field, and select it twice with an alias`,
    );
  });
}

export const checkWireNames = (schema: GraphQLSchema): Problem[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => checkType(schema, type));
