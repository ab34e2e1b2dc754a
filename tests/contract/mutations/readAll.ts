import { getNamedType, type GraphQLSchema } from 'graphql';
import type { Effect } from '../../../codegen/contract/effects';
import { isListAnswer } from '../../../codegen/contract/listAnswer';
import { subjectOf } from '../../../codegen/contract/stale';
import { rows } from '../operations/rows';
import { ask } from '../world/ask';
import { operations } from '../world/documents';
import type { Caller, World } from '../world/World';
import { textsAt } from './uncovered';

/** A query of the rows, once per row, with its variables. */
export interface Read {
  name: string;
  query: string;
  access: string;
  variables: Record<string, unknown>;
}

/** Every query of the rows, with its data set up; signed links are excluded, as nothing caches them. */
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

/** Single-record reads of the records that a mutation's arguments name. */
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

/** Every read's response: as a visitor if it is public, else as the caller. */
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
        uncached: true,
      });
      return { status: exchange?.status ?? 0, answer: data?.[query] };
    }),
  );
}
