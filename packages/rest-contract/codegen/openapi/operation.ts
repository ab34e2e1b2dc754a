import { isNonNullType, type GraphQLSchema } from 'graphql';
import { basename, extname } from 'node:path';
import {
  bodyOf,
  placeholdersOf,
  shortPathOf,
  type Endpoint,
  isListResponse,
} from '../contract/endpoints';
import { responseSchema } from './responseSchema';
import { schemaRef, type JsonSchema } from './jsonSchema';
import { mergedParameters, parametersOf, type Parameter } from './parameters';
import type { Schemas } from './Schemas';

interface Content {
  content: { 'application/json': { schema: JsonSchema } };
}
export type Response =
  | { $ref: string }
  | ({
      description: string;
      headers?: Record<string, { description: string; schema: JsonSchema }>;
    } & Content);

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean } & Content;
  responses: Record<string, Response>;
}

const json = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } });

/** The errors that can be derived from an endpoint; `default` describes all of them. */
const FAILURES = {
  '400': 'The request violates a rule; `details.errors` lists the fields.',
  '401': 'Not logged in, or the session has expired.',
  '403': 'The account lacks the permission, or its password must be confirmed again first.',
  '404': 'The record does not exist or belongs to another account.',
  '429': 'Too many requests: retry after the seconds in `Retry-After`.',
  default: 'Any other error.',
} as const;
type Failure = keyof typeof FAILURES;

const failureName = (status: Failure): string => `Failure${status === 'default' ? '' : status}`;

export function failureResponses(): Record<string, Response> {
  return Object.fromEntries(
    (Object.keys(FAILURES) as Failure[]).map((status) => [
      failureName(status),
      {
        description: FAILURES[status],
        ...(status === '429' && {
          headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
        }),
        ...json({ $ref: schemaRef('Failure') }),
      },
    ]),
  );
}

/** Whether the response can be 404: a filtered list is empty instead. */
function canBeMissing({ field, path }: Endpoint): boolean {
  const [pathname = ''] = path.split('?');
  return placeholdersOf(isListResponse(field.type) ? pathname : path).length > 0;
}

function failuresOf(endpoints: readonly Endpoint[], hasParameters: boolean): Failure[] {
  const [{ access, method }] = endpoints as [Endpoint];
  const isFresh = endpoints.some(({ fresh }) => fresh);
  return [
    ...(hasParameters || method !== 'GET' ? (['400'] as const) : []),
    ...(access === 'PUBLIC' ? [] : (['401'] as const)),
    ...(access === 'STAFF' || isFresh ? (['403'] as const) : []),
    ...(endpoints.some(canBeMissing) ? (['404'] as const) : []),
    ...(endpoints.some(({ limited }) => limited) ? (['429'] as const) : []),
    'default',
  ];
}

/** Public queries require no token; a public mutation may receive one, e.g. for member prices. */
function securityOf({ access, parent }: Endpoint): ApiOperation['security'] {
  if (access === 'STAFF') return [{ session: ['staff'] }];
  if (access !== 'PUBLIC') return [{ session: [] }];
  return parent === 'Query' ? [] : [{}, { session: [] }];
}

/** OpenAPI's viewers show `security` without its roles. */
function accessWords({ access }: Endpoint): string[] {
  if (access === 'PUBLIC') return [];
  return [access === 'STAFF' ? 'Requires a session of the staff.' : 'Requires a session.'];
}

/** `userOrderById` → `User order by id`. */
function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fileOf = ({ field }: Endpoint): string => {
  const file = field.astNode?.loc?.source.name ?? '';
  return basename(file, extname(file));
};

/** Describes one method of one path, for all fields that share it. */
export function operationOf(
  schema: GraphQLSchema,
  schemas: Schemas,
  endpoints: readonly Endpoint[],
  bare: readonly string[],
): ApiOperation {
  const [first] = endpoints as [Endpoint];
  const parameters = mergedParameters(
    endpoints.map((endpoint) => parametersOf(schema, schemas, endpoint)),
  );
  const responseSchemas = new Map(
    endpoints.map(({ field }) => [
      String(field.type),
      responseSchema(schemas, field.type, bare.includes(field.name)),
    ]),
  );
  const [only = {}, ...more] = responseSchemas.values();
  const body = bodyOf(first);
  const words = endpoints.flatMap(({ field, fresh }) => [
    ...(field.description ? [field.description.replace(/\s+/g, ' ')] : []),
    ...(fresh
      ? ['Requires a session that has confirmed its password within the last minutes.']
      : []),
  ]);
  const description = [...words, ...accessWords(first)].join('\n\n');
  return {
    operationId: first.field.name,
    tags: [fileOf(first)],
    summary: endpoints.map(({ field }) => titleOf(field.name)).join(' / '),
    ...(description !== '' && { description }),
    security: securityOf(first),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: isNonNullType(body.type), ...json(schemas.of(body.type)) },
    }),
    responses: {
      '200': {
        description: 'The response.',
        ...json(more.length > 0 ? { anyOf: [only, ...more] } : only),
      },
      ...Object.fromEntries(
        failuresOf(endpoints, parameters.length > 0).map((status) => [
          status,
          { $ref: `#/components/responses/${failureName(status)}` },
        ]),
      ),
    },
  };
}

/** `/courses/{args.slug}` → `/courses/{slug}`. */
export const documentedPath = (endpoint: Endpoint): string =>
  shortPathOf(endpoint).replaceAll('{args.', '{');
