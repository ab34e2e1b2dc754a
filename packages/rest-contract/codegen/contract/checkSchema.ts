import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type FieldDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { checkContent } from '../content/checkContent';
import { checkConstraint } from './checkConstraint';
import { checkEndpoint, checkOneMapping, checkFreshness, checkLimits } from './checkEndpoint';
import { checkOptimisticUpdates } from './checkOptimisticUpdates';
import { checkApiKey, checkKeys } from './checkKeys';
import { checkRoutes } from './routes';
import { checkChangeSignals } from './changeSignals';
import { checkStale } from './checkStale';
import { checkTypes, checkWireNames } from './checkTypes';
import { endpointsOf, rootsOf } from './endpoints';
import { problemAt, type Problem } from './problem';

const hasValue = (node: FieldDefinitionNode | null | undefined, directive: string): boolean =>
  (node?.directives ?? []).some(({ name }) => name.value === directive);

/** Rejects directives at fields where they have no effect, such as @endpoint outside Query and Mutation. */
function checkDirectivePositions(schema: GraphQLSchema): Problem[] {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, astNode }) => {
        const at = (message: string): Problem => problemAt(astNode, message);
        const problem = `${type.name}.${name}`;
        const isBelow = type !== query && type !== mutation;
        const problems: Problem[] = [];
        if (isBelow && hasValue(astNode, 'endpoint')) {
          problems.push(
            at(
              `"${problem}" has @endpoint, which is allowed only on a field of Query or Mutation; remove it`,
            ),
          );
        }
        for (const directive of ['stale', 'optimistic']) {
          if (type === mutation || !hasValue(astNode, directive)) continue;
          problems.push(
            at(
              `"${problem}" has @${directive}, which is allowed only on a field of Mutation; remove it`,
            ),
          );
        }
        if (type !== query && hasValue(astNode, 'local')) {
          const fix = isBelow ? 'remove it' : 'replace it with @endpoint';
          problems.push(
            at(`"${problem}" has @local, which is allowed only on a field of Query; ${fix}`),
          );
        }
        return problems;
      }),
    );
}

function checkSources(schema: GraphQLSchema): Problem[] {
  return rootsOf(schema)
    .flatMap((root) => Object.values(root.getFields()))
    .filter(({ astNode }) => hasValue(astNode, 'endpoint') === hasValue(astNode, 'local'))
    .map(({ name, astNode }) =>
      problemAt(
        astNode,
        `"${name}" must have either @endpoint or @local; add @endpoint with its path on the server, or @local if its value exists only in the browser`,
      ),
    );
}

/** Checks the schema itself; `scalars`, if given, are those with a TypeScript type. */
export function checkSchema(
  schema: GraphQLSchema,
  { scalars }: { scalars?: Readonly<Record<string, unknown>> } = {},
): Problem[] {
  const unknown = checkApiKey(schema);
  if (unknown.length > 0) return unknown;
  const endpoints = endpointsOf(schema);
  return [
    ...endpoints.flatMap((endpoint) => [
      ...checkEndpoint(schema, endpoint),
      ...checkLimits(schema, endpoint),
      ...checkFreshness(endpoint),
    ]),
    ...checkOneMapping(endpoints),
    ...endpoints.flatMap((endpoint) => checkStale(schema, endpoint)),
    ...endpoints.flatMap((endpoint) => checkOptimisticUpdates(schema, endpoint)),
    ...checkRoutes(schema),
    ...checkChangeSignals(schema),
    ...checkSources(schema),
    ...checkDirectivePositions(schema),
    ...checkTypes(schema, scalars),
    ...checkKeys(schema),
    ...checkWireNames(schema),
    ...checkContent(schema),
    ...Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((input) =>
        Object.values(input.getFields()).flatMap((field) => checkConstraint(schema, input, field)),
      ),
  ];
}
