import {
  concatAST,
  Kind,
  NoUnusedFragmentsRule,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { checkChangeSelection } from './checkChangeSelection';
import { checkOptimisticSelection } from './checkOptimisticUpdates';
import { checkListSelection } from './checkListSelection';
import { checkNames } from './checkNames';
import { checkOperation } from './checkOperation';
import { checkUnused } from './checkUnused';
import { fragmentsOf } from './fragments';
import { FIXES } from './fixes';
import { memoizeBySchema } from './memoizeBySchema';
import { operationsOf, type OperationSource } from './operations';
import { problemOf, type Problem, problemAt } from './problem';
import { wireValuesOf } from './directiveValues';

const RULES = FIXES.map(([rule]) => rule);
const MANY = { maxErrors: 200 };

interface Valid {
  fragments: readonly DefinitionNode[];
  documents: WeakSet<DocumentNode>;
}

const validBefore = memoizeBySchema((): Valid => ({ fragments: [], documents: new WeakSet() }));

/**
 * Checks all rules, but only for documents not yet found valid with the same fragments: a
 * watched change affects one operation. Operations share nothing but their names.
 */
function areAllValid(schema: GraphQLSchema, documents: readonly DocumentNode[]): boolean {
  const definitions = documents.flatMap((document) => document.definitions);
  const names = definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : [],
  );
  if (new Set(names).size < names.length) return false;
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const valid = validBefore(schema);
  const isSame =
    fragments.length === valid.fragments.length &&
    fragments.every((fragment, at) => fragment === valid.fragments[at]);
  if (!isSame) Object.assign(valid, { fragments, documents: new WeakSet() });
  const unknown = documents.filter((document) => !valid.documents.has(document));
  const requested = new Set([...unknown.flatMap((document) => document.definitions), ...fragments]);
  const passes =
    validate(schema, { kind: Kind.DOCUMENT, definitions: [...requested] }, RULES).length === 0;
  if (passes) unknown.forEach((document) => valid.documents.add(document));
  return passes;
}

/** Checks operations and fragments against the schema; in a strict run, unused ones are errors. */
export function checkOperations(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  { strict }: { strict: boolean },
): Problem[] {
  const all = concatAST(sources.map(({ document }) => document));
  // All rules at once is fast; only if that fails, run them one by one to attach each rule's fix.
  const isValid = areAllValid(
    schema,
    sources.map(({ document }) => document),
  );
  const invalid = (isValid ? [] : FIXES).flatMap(([rule, fix]) =>
    validate(schema, all, [rule], MANY).map((error) => problemOf(error, fix)),
  );
  const level = strict ? 'error' : 'warning';
  const idle = validate(schema, all, [NoUnusedFragmentsRule]).map((error) =>
    problemOf(error, 'Spread it, or remove it.', level),
  );
  const fragments = fragmentsOf(all.definitions);
  const operations = operationsOf(schema, sources, fragments);
  return [
    ...invalid,
    ...checkNames(sources),
    ...sources.flatMap((source) => checkLiterals(schema, source)),
    ...operations.flatMap((operation) => checkOperation(schema, operation, fragments)),
    ...checkChangeSelection(schema, operations),
    ...checkListSelection(schema, operations),
    ...checkOptimisticSelection(schema, operations),
    ...checkUnused(schema, operations, level),
    ...idle,
  ];
}

/** Rejects enum literals that differ on the wire: a literal is sent to the server as written. */
function checkLiterals(schema: GraphQLSchema, { file, document }: OperationSource): Problem[] {
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
