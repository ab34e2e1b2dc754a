import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLSchema,
} from 'graphql';
import {
  bodiesOf,
  placeholdersOf,
  sendsBody,
  isInPath,
  type Endpoint,
  isListResponse,
  bodyOf,
} from './endpoints';
import { isContentType } from './contentTypes';
import { problemAt, type Problem } from './problem';
import { constraintOf } from './constraints';

/** Rejects `fresh` on a public endpoint, which has no session. */
export const checkFreshness = ({ field, fresh, access }: Endpoint): Problem[] =>
  fresh && access === 'PUBLIC'
    ? [
        problemAt(
          field.astNode,
          `"${field.name}" has "fresh: true" but can be called without a session; add access: MEMBER to its @endpoint`,
        ),
      ]
    : [];

/** Requires a rate limit for endpoints that accept passwords or codes, which could be guessed otherwise. */
export function checkLimits(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const body = bodyOf(endpoint);
  const input = body && getNamedType(body.type);
  if (endpoint.limited || !isInputObjectType(input)) return [];
  const secret = Object.values(input.getFields()).find(
    (field) => constraintOf(schema, field)?.secret,
  );
  if (!secret) return [];
  return [
    problemAt(
      endpoint.field.astNode,
      `"${endpoint.field.name}" accepts ${input.name}.${secret.name}, a secret that could be guessed by repeated calls; add limited: true to its @endpoint`,
    ),
  ];
}

function checkPath(schema: GraphQLSchema, { field, path }: Endpoint): Problem[] {
  const at = (message: string): Problem => problemAt(field.astNode, message);
  const args = field.args.map(({ name }) => name);
  const problems: Problem[] = [];
  if (!/^\/[^/]/.test(path) || /[\s#]/.test(path) || /\/\.{1,2}([/?]|$)/.test(path)) {
    problems.push(
      at(
        `the path "${path}" of "${field.name}" is not a path below the API's base URL; start it with a single "/", without spaces, "#" or ".."`,
      ),
    );
  }
  for (const placeholder of placeholdersOf(path)) {
    const [, name] = /^args\.([^,]*),?$/.exec(placeholder) ?? [];
    if (name === undefined) {
      problems.push(
        at(
          `the path of "${field.name}" has {${placeholder}}, which is not a placeholder; write {args.${placeholder}}`,
        ),
      );
    } else if (!args.includes(name)) {
      problems.push(
        at(
          `the path of "${field.name}" has {args.${name}}, which is not an argument of the field; add the argument "${name}", or remove the placeholder`,
        ),
      );
    }
  }
  const [, computed] = /[?&](fields|populate)[^=&]*=/.exec(path) ?? [];
  if (computed !== undefined && isContentType(schema, field.type)) {
    problems.push(
      at(
        `the path of "${field.name}" has ${computed}=, which is derived from the selection of each operation; remove it`,
      ),
    );
  } else if (/[?&]populate[^=&]*=([^&]*,)?\*/.test(path) && isListResponse(field.type)) {
    problems.push(
      at(
        `"${field.name}" returns a list and populates everything; name the relations that it needs in populate=`,
      ),
    );
  }
  return problems;
}

const ONE_VALUE = 'use a scalar or an enum in the path instead';

/** Lists what is wrong with the position of an argument: a list repeats its query parameter, a path segment is one value. */
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
        `${subject} is a list and cannot be a path segment; move it to the query, as ?${name}={args.${name}}`,
      ];
    }
    return isNonNullType(given)
      ? []
      : [`${subject} is in the path but is nullable; make it ${String(given)}!`];
  }
  if (!isListed) {
    return query.includes(`{args.${name},}`)
      ? [`${subject} is a single value, but {args.${name},} joins a list; write {args.${name}}`]
      : [];
  }
  if (isListType(getNullableType(type.ofType))) {
    return [`${subject} is a list of lists, which a query string cannot contain; make it a list`];
  }
  return isNonNullType(type.ofType)
    ? []
    : [`${subject} is a list with nullable items; write [${String(type.ofType)}!]`];
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
        `${subject} has a default value, which clients do not send; remove it, and apply the default on the server`,
      ),
    );
  }
  if (isInPath(endpoint, arg)) {
    if (isObject) {
      const fix = sendsBody(endpoint)
        ? 'remove its placeholder, and add its fields to the input of the body'
        : ONE_VALUE;
      problems.push(at(`${subject} is an input and cannot be in the path; ${fix}`));
    } else problems.push(...checkPosition(endpoint, arg, subject).map(at));
  } else if (!sendsBody(endpoint)) {
    const asList = isListType(type) ? `the query as ?${arg.name}={args.${arg.name}}` : '';
    const fix = isObject ? ONE_VALUE : `add it to ${asList || `the path as {args.${arg.name}}`}`;
    problems.push(at(`${subject} is not sent: a ${method} has no body; ${fix}`));
  } else if (!isObject || isListType(type)) {
    problems.push(
      at(
        `the body of "${field.name}" is ${String(arg.type)}, which is not validated; put it in an input type`,
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
        `"${field.name}" is a query but uses ${method}; make it a mutation, because queries are retried and cached`,
      ),
    );
  }
  if (parent === 'Query' && method === 'POST' && bodies.length === 0) {
    problems.push(
      at(
        `"${field.name}" is a POST query without a body; add an input argument, use GET, or make it a mutation if it changes data`,
      ),
    );
  }
  if (parent === 'Mutation' && method === 'GET') {
    problems.push(
      at(
        `"${field.name}" is a mutation but uses GET; make it a query, or use another method, e.g. POST`,
      ),
    );
  }
  return problems;
}

/** Detects swapped arguments: `/courses/{args.lesson}/lessons/{args.course}`. */
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
          `the path of "${field.name}" has {args.${one}} after "${word}" and {args.${other}} after "${itsWord}"; swap them`,
        ),
      ),
  );
}

/** Returns the route as the server distinguishes it, without argument names: `GET /courses/{}`. */
const routeKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
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
      `"${endpoint.field.name}" and "${first.field.name}" use ${key} with different types or access (${signature(endpoint)}; ${signature(first)}); give both the same type and access`,
    );
  });
}
