import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../../codegen';
import { type Invalidation, invalidationOf, parseSchema } from 'rest-contract/contract';
import { readContract, settingsOf } from 'rest-contract/testing';
import type { Row } from './operations/Row';
import { rows } from './operations/rows';
import { differencesOf } from './mutations/differences';
import { unreadFields } from './mutations/unreadFields';
import { readerOf, readsOf, readsOfNamed, type Read } from './mutations/readAll';
import { uncovered, type MutationRun } from './mutations/uncovered';
import { sendRequest, dataOf } from './operations/request';
import { operations } from '../support/operations';
import { sharedPurgeHost } from '../support/standIn';
import { shared } from '../support/suite';
import { createFixture, type Caller } from './operations/Fixture';

const { schema } = parseSchema((await readContract(settingsOf(config))).schema);
const queries = schema.getQueryType()?.getFields() ?? {};
const mutations = rows.flatMap(({ name, row }) => {
  const { kind, endpoint } = operations.get(name) ?? {};
  return row && endpoint && kind === 'mutation'
    ? [{ name, row, mutation: endpoint.field.name, access: endpoint.access }]
    : [];
});

/** Purges are batched before they are sent. */
const purgesSent = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));

const withoutResponse = (invalidation: Invalidation, response: string): Invalidation => ({
  ...invalidation,
  changed: {
    ...invalidation.changed,
    queries: invalidation.changed.queries.filter((each) => each !== response),
  },
});
const withoutType = (invalidation: Invalidation, type: string): Invalidation => ({
  ...invalidation,
  changed: {
    ...invalidation.changed,
    records: invalidation.changed.records.filter((each) => each.type !== type),
  },
});

// Invalidations come from the schema and the controllers; the database makes no difference.
describe('the data that a mutation invalidates', () => {
  const host = sharedPurgeHost();
  const inputReads = shared(
    async () => ({ folder: await mkdtemp(join(tmpdir(), 'input-reads-')) }),
    ({ folder }) => rm(folder, { recursive: true, force: true }),
  );
  const fixture = shared(
    () => createFixture('sqlite', { ...host.env, INPUT_READS: join(inputReads.folder, 'reads') }),
    ({ api }) => api.stop(),
  );
  let allReads: Read[];
  let readAll: ReturnType<typeof readerOf>;
  const runs = new Map<string, MutationRun>();
  /** Reads that succeeded at least once: one that always fails reveals no change. */
  const responses = new Set<string>();

  beforeAll(async () => {
    allReads = await readsOf(fixture);
    readAll = readerOf(fixture);
  });
  async function callerOf(row: Row, access: string): Promise<Caller> {
    if (row.spends) return fixture.newCaller('member');
    return access === 'STAFF' ? fixture.callers.staff : fixture.member;
  }

  /** Runs a mutation, and reads everything before and after it. */
  async function runMutation({
    name,
    row,
    mutation,
    access,
  }: (typeof mutations)[number]): Promise<MutationRun> {
    const caller = await callerOf(row, access);
    const variables = await row.variables(fixture, caller);
    const field = schema.getMutationType()?.getFields()[mutation];
    const invalidation = field ? invalidationOf(schema, field) : null;
    // A member is refused what staff read, before and after.
    const allowed = allReads.filter((read) => read.access !== 'STAFF' || access === 'STAFF');
    const reads = [...allowed, ...readsOfNamed(schema, allowed, invalidation, variables)];
    // From the preparation, so that they do not count as the mutation's.
    const [before] = await Promise.all([readAll(reads, caller), purgesSent()]);
    host.forget();
    const outcome = await sendRequest(name, {
      apiUrl: `${fixture.api.url}/api`,
      caller,
      variables,
    });
    const response = dataOf(outcome, fixture.api)[mutation];
    const { jwt } = (response ?? {}) as { jwt?: string };
    const changed = caller && jwt ? { ...caller, token: jwt } : caller;
    const after = await readAll(reads, changed);
    reads.forEach(({ name }, index) => {
      if (before[index]?.status === 200 || after[index]?.status === 200) responses.add(name);
    });
    return {
      mutation,
      invalidation,
      args: variables,
      response,
      purged: [],
      changed: reads.flatMap(({ query }, index) => {
        const [was, is] = [before[index], after[index]];
        const type = queries[query]?.type;
        // Logging out clears the cache anyway.
        if (!type || is?.status === 401) return [];
        const differences = differencesOf(
          schema,
          type,
          was?.response,
          is?.response,
          { query },
          query,
        );
        return [{ query, differences }];
      }),
    };
  }

  it.each(mutations.map((one) => [one.mutation, one] as const))(
    'declares invalidations of %s',
    async (mutation, one) => {
      const given = await runMutation(one);
      runs.set(mutation, given);
      await expect.poll(() => uncovered(schema, { ...given, purged: host.tags() })).toEqual([]);
      runs.set(mutation, { ...given, purged: host.tags() });
    },
  );

  const without: readonly [string, string, (given: MutationRun) => Partial<MutationRun>, string][] =
    [
      [
        'addUserOrder',
        'the list of orders',
        ({ invalidation }) => ({
          invalidation: invalidation && withoutResponse(invalidation, 'userOrder'),
        }),
        'after "addUserOrder", GET /order/userOrder returns a different result, but no @stale of the mutation covers it; add @stale(queriesReturning: ["Order"])',
      ],
      [
        'addUserOrder',
        'the seats of its courses',
        ({ invalidation }) => ({
          invalidation: invalidation && withoutType(invalidation, 'Course'),
        }),
        'returns a different "seatsLeft", but no @stale of the mutation covers it; add @stale(type: "Course", fields: ["seatsLeft"])',
      ],
      [
        'addUserOrder',
        'the pages that the host caches',
        () => ({ purged: [] }),
        'GET /courses returns a different result, but the host was not notified to purge "courses"; add the changed type to @stale',
      ],
    ];

  it.each(without)('reports that %s lacks the invalidation %s', (mutation, _what, change, says) => {
    const given = runs.get(mutation) as MutationRun;
    expect(uncovered(schema, { ...given, ...change(given) }).join('\n')).toContain(says);
  });

  it('detects changes through working queries', () => {
    const names = allReads.map(({ name }) => name);
    expect(names.filter((name) => !responses.has(name))).toEqual([]);
  });

  describe('input fields', () => {
    const linesOf = async () =>
      (await readFile(join(inputReads.folder, 'reads'), 'utf8')).trim().split('\n');

    it('reads every declared field on the server', async () => {
      expect(unreadFields(schema, await linesOf())).toEqual([]);
    });

    it('reports a field that the server drops', async () => {
      const route = 'POST /order/addUserOrder note';
      const reported = unreadFields(
        schema,
        (await linesOf()).filter((line) => line !== route),
      );
      expect(reported.join('\n')).toMatch(
        /^schema\/order\.graphql:\d+: nothing on the server reads "note" \(AddUserOrderInput\) at POST \/order\/addUserOrder; use it there, or take it out of the schema$/,
      );
    });
  });
});
