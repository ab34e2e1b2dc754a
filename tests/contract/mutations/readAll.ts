import { getNamedType, type GraphQLSchema } from 'graphql';
import type { Effect } from '../../../codegen/contract/effects';
import { isListAnswer } from '../../../codegen/contract/listAnswer';
import { subjectOf } from '../../../codegen/contract/stale';
import { rows } from '../operations/rows';
import { ask } from '../world/ask';
import { operations } from '../world/documents';
import type { Caller, World } from '../world/World';
import { textsAt } from './uncovered';

/** A query, as often as it stands in the rows, with what it is asked. */
export interface Read {
  name: string;
  /** Its field of Query. */
  query: string;
  access: string;
  variables: Record<string, unknown>;
}

/** Every query of the rows; a signed link is kept by nobody. Makes what their answers need. */
export async function readsOf(world: World): Promise<Read[]> {
  const reads: Read[] = [];
  for (const { name, row } of rows) {
    const { kind, endpoint } = operations.get(name) ?? {};
    if (!row || !endpoint || kind !== 'query') continue;
    if (getNamedType(endpoint.field.type).name === 'Download') continue;
    const variables = await row.variables(world, world.member);
    const { field, access } = endpoint;
    reads.push({ name, query: field.name, access, variables });
  }
  return reads;
}

/** The reads of single records once more, of those that the arguments of a mutation name. */
export const readsOfNamed = (
  schema: GraphQLSchema,
  reads: readonly Read[],
  effect: Effect | null,
  args: Record<string, unknown>,
): Read[] =>
  (effect?.changed.records ?? []).flatMap(({ type, at }) =>
    reads.flatMap((read) => {
      const field = schema.getQueryType()?.getFields()[read.query];
      const [key, more] = field?.args ?? [];
      if (!field || !key || more || at === undefined || isListAnswer(field.type)) return [];
      if (subjectOf(field)?.name !== type) return [];
      return textsAt(args, at.split('.')).map((id) => ({ ...read, variables: { [key.name]: id } }));
    }),
  );

/** What each read answers: to a visitor where it is public, else to the caller. */
export async function readAll(
  { api }: World,
  reads: readonly Read[],
  caller: Caller,
): Promise<{ status: number; answer: unknown }[]> {
  return Promise.all(
    reads.map(async ({ name, query, access, variables }) => {
      const { data, exchange } = await ask(name, {
        apiUrl: `${api.url}/api`,
        caller: access === 'PUBLIC' ? null : caller,
        variables,
      });
      return { status: exchange?.status ?? 0, answer: data?.[query] };
    }),
  );
}
