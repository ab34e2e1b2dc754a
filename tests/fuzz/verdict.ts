import { unwrapEnvelope } from 'rest-contract/adapters/strapiEnvelope';
import { isRecord, requestSpecOf } from 'rest-contract';
import { type Endpoint, isListResponse } from 'rest-contract/contract';
import { api } from '@/data/api';
import { schema } from '@/data/testing/contract';
import { getNullableType, isListType } from 'graphql';
import { operations } from '../support/operations';
import { typeMismatches } from './typeMismatches';
import type { FuzzRequest } from './requests';
import type { FuzzResponse } from './send';

/** What a response must never reveal: stack traces, SQL, internal paths and names. */
const INSIDE =
  /\bat [\w.<>]+ \(|node_modules|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|sqlite|postgres|knex|\.[tj]s:\d|strapi|\/(home|tmp|work|usr)\//i;

/** Echoed input is in these quotation marks, or is a path. */
const withoutEchoes = ({ message, details }: Record<string, unknown>): string =>
  `${String(message)} ${JSON.stringify(details, (key, value: unknown) => (key === 'path' ? undefined : value))}`.replace(
    /“[^”]*”/g,
    '',
  );

function failureFaults(
  status: number,
  { contentType, cacheControl, text }: FuzzResponse,
): string[] {
  const body = contentType.includes('json') ? (JSON.parse(text) as unknown) : undefined;
  if (!isRecord(body) || !isRecord(body.error)) return ['its failure has another form'];
  const { error } = body;
  const form = `${Object.keys(body).join()}: ${Object.keys(error).sort().join()}`;
  return [
    ...(form === 'data,error: details,message,name,status' && body.data === null
      ? []
      : [`its failure has the form ${form}`]),
    ...(error.status === status ? [] : [`it is ${status} and says ${String(error.status)}`]),
    ...(/[^\p{ASCII}]/u.test(String(error.message)) ? [] : ['its message is not Vietnamese']),
    ...(INSIDE.test(withoutEchoes(error)) ? ['it tells of the inside'] : []),
    ...(cacheControl === 'no-store' ? [] : ['its failure may be kept']),
  ];
}

/** Checks the response with the guard of all the operations' selections. */
function guardFaults(endpoint: Endpoint, body: unknown): string[] {
  const requesting = [...operations.values()].filter(
    (operation) => operation.endpoint?.field.name === endpoint.field.name,
  );
  return requesting.flatMap(({ name, document }) => {
    const spec = requestSpecOf(document);
    if (body === undefined && spec.nullable) return [];
    const found: string[] = [];
    spec.read(
      unwrapEnvelope(body, spec.asPage),
      name,
      ({ path, expected, found: what }) =>
        found.push(`the guard: ${path} should be ${expected} and is ${what}`),
      api,
    );
    return found;
  });
}

/** Checks the response against the types that its route may return. */
function typeFaults(endpoints: readonly Endpoint[], body: unknown): string[] {
  const each = endpoints.map(({ field }) => {
    const asPage = isListResponse(field.type) && !isListType(getNullableType(field.type));
    return typeMismatches(schema, field.type, unwrapEnvelope(body, asPage), field.name);
  });
  return each.some((found) => found.length === 0) ? [] : each.flat();
}

/** Whether a URL stays with its endpoint: `/courses/` and `/courses/..` go elsewhere. */
function leadsTo({ path }: Endpoint, target: string): boolean {
  const segments = (text: string) => text.split('?')[0]?.split('/') ?? [];
  const [wanted, given] = [segments(path), segments(target)];
  return (
    wanted.length === given.length &&
    given.every((segment, index) =>
      wanted[index]?.includes('{') ? !/^(\.|%2e){0,2}$/i.test(segment) : segment === wanted[index],
    )
  );
}

/** Problems of a response. `endpoints`: those of its route, the intended one first; none outside the contract. */
export function faultsOf(
  { method, plain, target }: FuzzRequest,
  endpoints: readonly Endpoint[],
  response: FuzzResponse,
): string[] {
  const { status, text } = response;
  if (status === 0) return [];
  if (status >= 500) return [`its status is ${status}: ${text.slice(0, 200)}`];
  if (method === 'HEAD' || method === 'OPTIONS') return [];
  if (status >= 400) return failureFaults(status, response);
  const [requested] = endpoints;
  if (!requested || !leadsTo(requested, target)) return [];
  const body = text === '' ? undefined : (JSON.parse(text) as unknown);
  const found = [...(plain ? guardFaults(requested, body) : []), ...typeFaults(endpoints, body)];
  return found.slice(0, 5);
}
