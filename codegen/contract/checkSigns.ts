import type { GraphQLSchema } from 'graphql';
import { problemAt, type Problem } from './problem';
import { signsOf } from './signs';
import { suggestion } from './suggestion';

/** A `@sign` must be on a field that some query reads, and name mutations that make something stale. */
export function checkSigns(schema: GraphQLSchema): Problem[] {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  return signsOf(schema).flatMap(({ type, field, of, queries, answers }) => {
    const at = (message: string): Problem => problemAt(field.astNode, message);
    const told = `${type}.${field.name}`;
    const unknown = of.filter((name) => !mutations.includes(name));
    if (unknown.length > 0) {
      return unknown.map((name) =>
        at(
          `@sign of "${told}" names "${name}", which is not a mutation; name one${suggestion(name, mutations)}`,
        ),
      );
    }
    if (queries.length === 0) {
      return [at(`"${told}" has @sign, and no field of Query answers one ${type}; take it out`)];
    }
    return answers.length > 0
      ? []
      : [
          at(
            `@sign of "${told}" names no mutation that makes answers stale; name one, or take it out`,
          ),
        ];
  });
}
