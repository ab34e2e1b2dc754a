import { getNamedType, type GraphQLSchema } from 'graphql';
import { type Invalidation, isListResponse, itemTypeOf } from 'rest-contract/contract';
import { rows } from '../operations/rows';
import { sendRequest } from '../operations/request';
import { operations } from '../../support/operations';
import type { Caller, Fixture } from '../operations/Fixture';
import { textsAt } from './uncovered';

/** A query of the rows, once per row, with its variables. */
export interface Read {
  name: string;
  query: string;
  access: string;
  variables: Record<string, unknown>;
}

/** Every query of the rows, with its data set up; signed links are excluded, as nothing caches them. */
export async function readsOf(fixture: Fixture): Promise<Read[]> {
  const reads: Read[] = [];
  for (const { name, row } of rows) {
    const { kind, endpoint } = operations.get(name) ?? {};
    if (!row || !endpoint || kind !== 'query') continue;
    if (getNamedType(endpoint.field.type).name === 'Download') continue;
    const variables = await row.variables(fixture, fixture.member);
    const { field, access } = endpoint;
    reads.push({ name, query: field.name, access, variables });
  }
  return reads;
}

/** Single-record reads of the records that a mutation's arguments name. */
export const readsOfNamed = (
  schema: GraphQLSchema,
  reads: readonly Read[],
  invalidation: Invalidation | null,
  args: Record<string, unknown>,
): Read[] =>
  (invalidation?.changed.records ?? []).flatMap(({ type, at }) =>
    reads.flatMap((read) => {
      const field = schema.getQueryType()?.getFields()[read.query];
      const [key, more] = field?.args ?? [];
      if (!field || !key || more || at === undefined || isListResponse(field.type)) return [];
      if (itemTypeOf(field)?.name !== type) return [];
      return textsAt(args, at.split('.')).map((id) => ({ ...read, variables: { [key.name]: id } }));
    }),
  );

interface QueryResults {
  status: number;
  response: unknown;
}

/** The request of a read, and its last response. */
interface Last extends QueryResults {
  url: string;
  headers: Headers;
  text: string;
}

/**
 * Runs every query, as a visitor if it is public and as the caller otherwise. If a response has the same text as the last
 * one, the earlier result is reused, because parsing it through the link takes most of the time.
 */
export function readerOf({ api }: Fixture) {
  const seen = new Map<string, Last>();

  async function fetchResponse(
    { name, query, access, variables }: Read,
    caller: Caller,
  ): Promise<QueryResults> {
    const key = JSON.stringify([name, variables]);
    const last = seen.get(key);
    const asker = access === 'PUBLIC' ? null : caller;
    const again = last && (await fetch(last.url, { headers: headersFor(last.headers, asker) }));
    const text = await again?.text();
    if (last && again?.status === last.status && text === last.text) return last;

    let requested: Pick<Last, 'url' | 'headers' | 'text'> | undefined = last;
    const { data, exchange } = await sendRequest(name, {
      apiUrl: `${api.url}/api`,
      caller: asker,
      variables,
      uncached: true,
      async fetch(input, init) {
        const response = again ? new Response(text, again) : await fetch(input, init);
        requested = {
          url: String(input),
          headers: new Headers(init?.headers),
          text: await response.clone().text(),
        };
        return response;
      },
    });
    const found = { status: exchange?.status ?? 0, response: data?.[query] };
    if (requested) seen.set(key, { ...requested, ...found });
    return found;
  }

  return (reads: readonly Read[], caller: Caller): Promise<QueryResults[]> =>
    Promise.all(reads.map((read) => fetchResponse(read, caller)));
}

function headersFor(headers: Headers, caller: Caller): Headers {
  const own = new Headers(headers);
  if (caller) own.set('authorization', `Bearer ${caller.token}`);
  else own.delete('authorization');
  return own;
}
