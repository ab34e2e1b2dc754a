import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLSchema,
} from 'graphql';
import { bodiesOf, placeholdersOf, sendsBody, isInPath, type Endpoint } from './endpoints';
import { isContentType } from './contentTypes';
import { isListResponse } from './isListResponse';
import { problemAt, type Problem } from './problem';

function checkPath(schema: GraphQLSchema, { field, path }: Endpoint): Problem[] {
  const at = (message: string): Problem => problemAt(field.astNode, message);
  const args = field.args.map(({ name }) => name);
  const problems: Problem[] = [];
  if (!/^\/[^/]/.test(path) || /[\s#]/.test(path) || /\/\.{1,2}([/?]|$)/.test(path)) {
    problems.push(
      at(
        `the path "${path}" of "${field.name}" is not a path below the API's address; start it with one "/", without spaces, "#" or ".."`,
      ),
    );
  }
  for (const placeholder of placeholdersOf(path)) {
    const [, name] = /^args\.([^,]*),?$/.exec(placeholder) ?? [];
    if (name === undefined) {
      problems.push(
        at(
          `the path of "${field.name}" holds {${placeholder}}, which nothing fills in; write {args.${placeholder}}`,
        ),
      );
    } else if (!args.includes(name)) {
      problems.push(
        at(
          `the path of "${field.name}" holds {args.${name}}, which is not one of its arguments; add the argument "${name}" or take the placeholder out`,
        ),
      );
    }
  }
  const [, computed] = /[?&](fields|populate)[^=&]*=/.exec(path) ?? [];
  if (computed !== undefined && isContentType(schema, field.type)) {
    problems.push(
      at(
        `the path of "${field.name}" holds ${computed}=, which is computed from what each operation selects; take it out`,
      ),
    );
  } else if (/[?&]populate[^=&]*=([^&]*,)?\*/.test(path) && isListResponse(field.type)) {
    problems.push(
      at(
        `"${field.name}" is a list and populates everything; name in populate= what its screen shows`,
      ),
    );
  }
  return problems;
}

const ONE_VALUE = 'give it one value, a scalar or enum, and place it in the path';

/** A list of scalars or enums repeats its query parameter; a path segment is a single value. */
function checkPosition(
  { path }: Endpoint,
  { name, type: given }: GraphQLArgument,
  subject: string,
): string[] {
  const [steps = '', query = ''] = path.split(/\?(.*)/s);
  const type = getNullableType(given);
  const isListed = isListType(type);
  if (steps.includes(`{args.${name}`)) {
    if (isListed) {
      return [
        `${subject} is a list and cannot be a step of the path; place it in the query, as ?${name}={args.${name}}`,
      ];
    }
    return isNonNullType(given)
      ? []
      : [`${subject} stands in the path and may be null; make it ${String(given)}!`];
  }
  if (!isListed) {
    return query.includes(`{args.${name},}`)
      ? [`${subject} is one value, and {args.${name},} joins a list; write {args.${name}}`]
      : [];
  }
  if (isListType(getNullableType(type.ofType))) {
    return [`${subject} is a list of lists, which no query holds; give it one list`];
  }
  return isNonNullType(type.ofType)
    ? []
    : [`${subject} is a list whose items may be null; write [${String(type.ofType)}!]`];
}

function checkArgument(endpoint: Endpoint, arg: GraphQLArgument): Problem[] {
  const { field, method } = endpoint;
  const at = (message: string): Problem => problemAt(arg.astNode ?? field.astNode, message);
  const type = getNullableType(arg.type);
  const isObject = isInputObjectType(getNamedType(type));
  const subject = `the argument "${arg.name}" of "${field.name}"`;
  const problems: Problem[] = [];
  if (arg.defaultValue !== undefined) {
    problems.push(
      at(
        `${subject} has a default, which no client fills in; take it out, and let the server have it`,
      ),
    );
  }
  if (isInPath(endpoint, arg)) {
    if (isObject) {
      const fix = sendsBody(endpoint)
        ? 'take the placeholder out, and put it into the input that is the body'
        : ONE_VALUE;
      problems.push(at(`${subject} is an input and cannot stand in a path; ${fix}`));
    } else problems.push(...checkPosition(endpoint, arg, subject).map(at));
  } else if (!sendsBody(endpoint)) {
    const asList = isListType(type) ? `in the query as ?${arg.name}={args.${arg.name}}` : '';
    const fix = isObject ? ONE_VALUE : `place it ${asList || `in the path as {args.${arg.name}}`}`;
    problems.push(at(`${subject} goes nowhere: a ${method} has no body; ${fix}`));
  } else if (!isObject || isListType(type)) {
    problems.push(
      at(
        `the body of "${field.name}" is ${String(arg.type)}, which has no rules; put it in an input type`,
      ),
    );
  }
  return problems;
}

export function checkEndpoint(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const { field, method, parent } = endpoint;
  const at = (message: string): Problem => problemAt(field.astNode, message);
  const bodies = bodiesOf(endpoint);
  const problems = [
    ...checkPath(schema, endpoint),
    ...checkSwapped(endpoint),
    ...field.args.flatMap((arg) => checkArgument(endpoint, arg)),
  ];
  if (bodies.length > 1) {
    problems.push(
      at(
        `"${field.name}" has ${bodies.length} arguments for one body (${bodies.map(({ name }) => name).join(', ')}); put them in one input type`,
      ),
    );
  }
  if (parent === 'Query' && !['GET', 'POST'].includes(method)) {
    problems.push(
      at(
        `"${field.name}" is a query and uses ${method}; make it a mutation: queries are repeated and cached`,
      ),
    );
  }
  if (parent === 'Query' && method === 'POST' && bodies.length === 0) {
    problems.push(
      at(
        `"${field.name}" is a query and POSTs nothing; give it the input that it is asked with, use GET, or make it a mutation if it changes something`,
      ),
    );
  }
  if (parent === 'Mutation' && method === 'GET') {
    problems.push(
      at(
        `"${field.name}" is a mutation and uses GET; make it a query, or write the method that changes something`,
      ),
    );
  }
  return problems;
}

/** `/courses/{args.lesson}/lessons/{args.course}`: each argument follows the other's name. */
function checkSwapped({ field, path }: Endpoint): Problem[] {
  const behind = new Map(
    [...path.matchAll(/([\w-]+)[/=]\{args\.(\w+),?\}/g)].map(([, word = '', name = '']) => [
      name,
      word,
    ]),
  );
  const names = (word: string, arg: string): boolean =>
    [arg, `${arg}s`].includes(word.toLowerCase());
  return [...behind].flatMap(([one, word]) =>
    [...behind]
      .filter(([other, itsWord]) => one < other && names(word, other) && names(itsWord, one))
      .map(([other, itsWord]) =>
        problemAt(
          field.astNode,
          `the path of "${field.name}" has {args.${one}} behind "${word}" and {args.${other}} behind "${itsWord}"; exchange them`,
        ),
      ),
  );
}

/** `GET /courses/{}`: the route the server sees, whatever the arguments' names. */
export const routeKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

export function checkOneMapping(endpoints: readonly Endpoint[]): Problem[] {
  const seen = new Map<string, Endpoint>();
  return endpoints.flatMap((endpoint) => {
    const key = routeKeyOf(endpoint);
    const first = seen.get(key);
    seen.set(key, first ?? endpoint);
    const signature = ({ field, access }: Endpoint): string => `${String(field.type)}, ${access}`;
    if (!first || signature(first) === signature(endpoint)) return [];
    return problemAt(
      endpoint.field.astNode,
      `"${endpoint.field.name}" and "${first.field.name}" read ${key} differently (${signature(endpoint)}; ${signature(first)}); one endpoint has one type and one access`,
    );
  });
}
