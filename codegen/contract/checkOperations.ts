import { concatAST, NoUnusedFragmentsRule, validate, type GraphQLSchema } from 'graphql';
import { checkChangeSelection } from './checkChangeSelection';
import { checkExpectedSelection } from './checkExpected';
import { checkLiterals } from './checkLiterals';
import { checkNames } from './checkNames';
import { checkOperation } from './checkOperation';
import { checkUnused } from './checkUnused';
import { fragmentsOf } from './fragments';
import { FIXES } from './fixes';
import { operationsOf, type OperationSource } from './operations';
import { problemOf, type Problem } from './problem';

const RULES = FIXES.map(([rule]) => rule);
const MANY = { maxErrors: 200 };

/** Checks operations and fragments against the schema; in a strict run, unused ones are errors. */
export function checkOperations(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  { strict }: { strict: boolean },
): Problem[] {
  const all = concatAST(sources.map(({ document }) => document));
  // All rules at once is fast; only if that fails, run them one by one to attach each rule's fix.
  const isValid = validate(schema, all, RULES).length === 0;
  const invalid = (isValid ? [] : FIXES).flatMap(([rule, fix]) =>
    validate(schema, all, [rule], MANY).map((error) => problemOf(error, fix)),
  );
  const level = strict ? 'error' : 'warning';
  const idle = validate(schema, all, [NoUnusedFragmentsRule]).map((error) =>
    problemOf(error, 'Spread it, or take it out.', level),
  );
  const fragments = fragmentsOf(all.definitions);
  const operations = operationsOf(schema, sources, fragments);
  return [
    ...invalid,
    ...checkNames(sources),
    ...sources.flatMap((source) => checkLiterals(schema, source)),
    ...operations.flatMap((operation) => checkOperation(schema, operation, fragments)),
    ...checkChangeSelection(schema, operations),
    ...checkExpectedSelection(schema, operations),
    ...checkUnused(schema, operations, level),
    ...idle,
  ];
}
