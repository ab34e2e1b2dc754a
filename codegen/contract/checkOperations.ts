import {
  concatAST,
  isEnumType,
  NoUnusedFragmentsRule,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  getNamedType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { checkMappings } from './checkMappings';
import { checkRest, directiveOf } from './checkRest';
import { checkSelection } from './checkSelection';
import { endpointsOf } from './endpoints';
import { problemAt, problemOf, type Problem } from './problem';
import { selectedFields, type Fragments, type SelectedField } from './selections';
import { wireWordsOf } from './wireWords';

export interface OperationSource {
  file: string;
  document: DocumentNode;
}

/** One operation and the fields of Query or Mutation that it asks. */
interface Asked {
  operation: OperationDefinitionNode;
  file: string;
  fields: SelectedField[];
}

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const rootOf = (schema: GraphQLSchema, { operation }: OperationDefinitionNode) =>
  ({
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: undefined,
  })[operation];

/** A word in an operation goes to the server as it is written there. */
function checkLiterals(schema: GraphQLSchema, { file, document }: OperationSource): Problem[] {
  const problems: Problem[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      EnumValue(node) {
        const type = getNamedType(types.getInputType());
        const word = isEnumType(type) ? wireWordsOf(schema, type)[node.value] : undefined;
        if (word === undefined || word === node.value) return;
        problems.push(
          problemAt(
            node,
            `${node.value} is "${word}" on the wire, and would be sent as it stands; pass it as a variable`,
            { file },
          ),
        );
      },
    }),
  );
  return problems;
}

function checkOperation(schema: GraphQLSchema, { operation, file, fields }: Asked): Problem[] {
  const root = rootOf(schema, operation);
  const at = (message: string, node: SelectedField['node'] | OperationDefinitionNode): Problem =>
    problemAt(node, message, { file });
  if (!operation.name) {
    return [at('an operation has no name; name it as its file', operation)];
  }
  if (!root) return [at('the API answers queries and mutations only; write one', operation)];
  const problems = fields.flatMap(({ name, node }) => {
    const field = root.getFields()[name];
    return field ? checkRest(schema, root, field, node, file) : [];
  });
  const asked = fields.filter(({ node }) => directiveOf(node, 'rest'));
  if (asked.length > 1) {
    problems.push(
      at(
        `"${operation.name.value}" asks ${asked.length} endpoints (${asked.map(({ name }) => name).join(', ')}), and one that fails would lose the others; make an operation of each`,
        operation,
      ),
    );
  }
  const local = fields.find(({ node }) => directiveOf(node, 'client'));
  if (asked.length > 0 && local) {
    problems.push(
      at(
        `"${local.name}" lives in the browser and is asked beside an endpoint; put it in an operation of its own`,
        local.node,
      ),
    );
  }
  return [...problems, ...fields.flatMap((field) => checkSelection(field, file))];
}

/** Every endpoint must be asked by some operation. */
function checkUnused(schema: GraphQLSchema, used: ReadonlySet<string>, strict: boolean): Problem[] {
  return endpointsOf(schema)
    .filter(({ parent, field }) => !used.has(`${parent}.${field.name}`))
    .map(({ field }) =>
      problemAt(
        field.astNode,
        `no operation uses the endpoint "${field.name}"; write its .graphql file, or take it out of the schema`,
        { level: strict ? 'error' : 'warning' },
      ),
    );
}

function askedOf(schema: GraphQLSchema, sources: readonly OperationSource[]): Asked[] {
  const fragments: Fragments = new Map(
    sources
      .flatMap(({ document }) => document.definitions)
      .filter((node): node is FragmentDefinitionNode => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node]),
  );
  return sources.flatMap(({ file, document }) =>
    document.definitions
      .filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
      .map((operation) => {
        const root = rootOf(schema, operation);
        const fields = root
          ? selectedFields(schema, root, [operation.selectionSet], fragments)
          : [];
        return { operation, file, fields };
      }),
  );
}

/** Holds every operation and fragment against the schema; in a strict run what nobody uses is an error. */
export function checkOperations(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  { strict }: { strict: boolean },
): Problem[] {
  const all = concatAST(sources.map(({ document }) => document));
  const invalid = validate(schema, all, rules, { maxErrors: 200 }).map((error) =>
    problemOf(error, 'Mend the operation, or schema/*.graphql if the server has it.'),
  );
  const idle = validate(schema, all, [NoUnusedFragmentsRule]).map((error) =>
    problemOf(error, 'Spread it, or take it out.', strict ? 'error' : 'warning'),
  );
  const asked = askedOf(schema, sources);
  const named = asked.flatMap(({ operation, file, fields }) =>
    fields.map(({ name, node }) => ({
      operation: operation.name?.value ?? '',
      field: `${rootOf(schema, operation)?.name}.${name}`,
      node,
      file,
    })),
  );
  const used = new Set(named.map(({ field }) => field));
  return [
    ...invalid,
    ...sources.flatMap((source) => checkLiterals(schema, source)),
    ...asked.flatMap((one) => checkOperation(schema, one)),
    ...checkMappings(named.filter(({ node }) => directiveOf(node, 'rest'))),
    ...checkUnused(schema, used, strict),
    ...idle,
  ];
}
