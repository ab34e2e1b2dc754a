import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import type { AnyObject, ObjectSchema } from 'yup';
import { bodyOf } from '../contract/endpoints';
import { createResponseGenerator, type ResponseOptions, type RequestInput } from './mockResponse';
import { checkBody, type FieldError } from './checkBody';
import { createMatcher, type Match } from './matchRoute';

export interface MockConfig extends Partial<ResponseOptions> {
  /** Prepended to every path of the schema: `/api`. */
  prefix?: string;
  /** Responses have no `{data, meta}` envelope. */
  bare?: boolean;
}

/** Nothing is stored: a mutation returns a result, but a stateful mock would be a second back end. */
export interface MockOptions extends MockConfig {
  schema: GraphQLSchema;
  /** The generated rules of an input. */
  rulesOf: (input: string) => Promise<ObjectSchema<AnyObject>>;
}

type Json = Record<string, unknown>;

/** More than two pages of any list. */
const TOTAL = 25;

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const json = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS });

const errorResponse = (
  status: number,
  name: string,
  message: string,
  errors: readonly FieldError[] = [],
): Response => json({ data: null, error: { status, name, message, details: { errors } } }, status);

function wrapInEnvelope(data: unknown, bare: boolean): Response {
  if (bare) return json(data as object);
  const page = data as { items?: unknown } | null;
  if (!Array.isArray(page?.items)) return json({ data });
  const { items, ...meta } = page;
  return json({ data: items, meta });
}

async function bodyFrom(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    return request.json().catch(() => undefined);
  }
  const form = await request.formData();
  const files = [...form].flatMap(([name, value]) =>
    name.startsWith('files.') ? [[name.slice('files.'.length), value]] : [],
  );
  return {
    ...(JSON.parse(String(form.get('data'))) as Json),
    ...(Object.fromEntries(files) as Json),
  };
}

function inputOf({ endpoint, args }: Match, body: unknown): RequestInput {
  const input = getNamedType(bodyOf(endpoint)?.type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  return {
    values: { ...args, ...((body ?? {}) as Json) },
    types: Object.fromEntries(
      [...endpoint.field.args, ...fields].map(({ name, type }) => [name, getNamedType(type).name]),
    ),
  };
}

/**
 * Serves every endpoint of a schema with responses generated from its types, so that a screen can be built before its
 * endpoint.
 */
export function createMockApi({
  schema,
  rulesOf,
  prefix = '',
  bare = false,
  values = {},
  total = TOTAL,
}: MockOptions): (request: Request) => Promise<Response> {
  const match = createMatcher(schema);
  const respond = createResponseGenerator(schema, { values, total });

  async function inputErrors({ endpoint }: Match, body: unknown): Promise<FieldError[]> {
    const input = getNamedType(bodyOf(endpoint)?.type);
    return isInputObjectType(input) ? checkBody(input, await rulesOf(input.name), body) : [];
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    const url = new URL(request.url);
    if (url.pathname.startsWith(`${prefix}/`)) url.pathname = url.pathname.slice(prefix.length);
    const found = match(request.method, url);
    if (found === null)
      return errorResponse(404, 'NotFoundError', `There is no endpoint at ${url.pathname}.`);
    if (found === 'no method')
      return errorResponse(
        405,
        'MethodNotAllowedError',
        `The endpoint does not support ${request.method}.`,
      );
    if (found === 'incomplete') {
      return errorResponse(400, 'ValidationError', 'A required argument is missing in the URL.');
    }
    const { endpoint } = found;
    if (endpoint.access !== 'PUBLIC' && !request.headers.has('authorization')) {
      return errorResponse(401, 'UnauthorizedError', `${endpoint.field.name} requires a token.`);
    }
    const body = bodyOf(endpoint) ? await bodyFrom(request) : undefined;
    const errors = await inputErrors(found, body);
    if (errors[0]) return errorResponse(400, 'ValidationError', errors[0].message, errors);
    return wrapInEnvelope(respond(endpoint.field.type, inputOf(found, body)), bare);
  };
}
