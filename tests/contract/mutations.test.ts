import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../codegen';
import { invalidationOf, type Invalidation } from '../../codegen/contract/invalidations';
import { parseSchema } from '../../codegen/contract/parseContract';
import { readContract } from '../../codegen/readContract';
import { settingsOf } from '../../codegen/settings';
import type { Row } from './operations/Row';
import { rows } from './operations/rows';
import { differencesOf } from './mutations/differences';
import { purgeHost, type PurgeHost } from './mutations/purgeHost';
import { unreadFields } from './mutations/unreadFields';
import { readerOf, readsOf, readsOfNamed, type Read } from './mutations/readAll';
import { uncovered, type Made } from './mutations/uncovered';
import { ask, dataOf } from './world/ask';
import { operations } from './world/documents';
import { newWorld } from './world/newWorld';
import type { Caller, World } from './world/World';

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

const withoutAnswer = (effect: Invalidation, answer: string): Invalidation => ({
  ...effect,
  changed: {
    ...effect.changed,
    queries: effect.changed.queries.filter((each) => each !== answer),
  },
});
const withoutType = (effect: Invalidation, type: string): Invalidation => ({
  ...effect,
  changed: {
    ...effect.changed,
    records: effect.changed.records.filter((each) => each.type !== type),
  },
});

// What becomes stale is said by the schema and the controllers; the database has no part in it.
describe('what a mutation makes stale', () => {
  let world: World;
  let host: PurgeHost;
  let folder: string;
  let allReads: Read[];
  let readAll: ReturnType<typeof readerOf>;
  const made = new Map<string, Made>();
  /** Reads that succeeded at least once: one that always fails reveals no change. */
  const answered = new Set<string>();

  beforeAll(async () => {
    host = await purgeHost();
    folder = await mkdtemp(join(tmpdir(), 'input-reads-'));
    world = await newWorld('sqlite', { ...host.env, INPUT_READS: join(folder, 'reads') });
    allReads = await readsOf(world);
    readAll = readerOf(world);
  });
  afterAll(async () => {
    await world?.api.stop();
    host?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function callerOf(row: Row, access: string): Promise<Caller> {
    if (row.spends) return world.newCaller('member');
    return access === 'STAFF' ? world.callers.staff : world.member;
  }

  /** Runs a mutation, and reads everything before and after it. */
  async function make({ name, row, mutation, access }: (typeof mutations)[number]): Promise<Made> {
    const caller = await callerOf(row, access);
    const variables = await row.variables(world, caller);
    const field = schema.getMutationType()?.getFields()[mutation];
    const effect = field ? invalidationOf(schema, field) : null;
    // A member is refused what staff read, before and after.
    const allowed = allReads.filter((read) => read.access !== 'STAFF' || access === 'STAFF');
    const reads = [...allowed, ...readsOfNamed(schema, allowed, effect, variables)];
    // Those of the preparation, so that they are not taken for the mutation's.
    const [before] = await Promise.all([readAll(reads, caller), purgesSent()]);
    host.forget();
    const outcome = await ask(name, { apiUrl: `${world.api.url}/api`, caller, variables });
    const answer = dataOf(outcome, world.api)[mutation];
    const { jwt } = (answer ?? {}) as { jwt?: string };
    const changed = caller && jwt ? { ...caller, token: jwt } : caller;
    const after = await readAll(reads, changed);
    reads.forEach(({ name }, index) => {
      if (before[index]?.status === 200 || after[index]?.status === 200) answered.add(name);
    });
    return {
      mutation,
      effect,
      args: variables,
      answer,
      purged: [],
      changed: reads.flatMap(({ query }, index) => {
        const [was, is] = [before[index], after[index]];
        const type = queries[query]?.type;
        // Logging out clears the cache anyway.
        if (!type || is?.status === 401) return [];
        const differences = differencesOf(schema, type, was?.answer, is?.answer, { query }, query);
        return [{ query, differences }];
      }),
    };
  }

  it.each(mutations.map((one) => [one.mutation, one] as const))(
    '%s is said beside it',
    async (mutation, one) => {
      const given = await make(one);
      made.set(mutation, given);
      await expect.poll(() => uncovered(schema, { ...given, purged: host.told() })).toEqual([]);
      made.set(mutation, { ...given, purged: host.told() });
    },
  );

  const without: readonly [string, string, (given: Made) => Partial<Made>, string][] = [
    [
      'addUserOrder',
      'the list of orders',
      ({ effect }) => ({ effect: effect && withoutAnswer(effect, 'userOrder') }),
      'after "addUserOrder", GET /order/userOrder answers another list or answer, and its @stale does not name it of Order; write @stale(answers: ["Order"])',
    ],
    [
      'addUserOrder',
      'the places of its courses',
      ({ effect }) => ({ effect: effect && withoutType(effect, 'Course') }),
      'answers another "placesLeft", and its @stale does not name it of Course; write @stale(type: "Course", fields: ["placesLeft"])',
    ],
    [
      'addUserOrder',
      'what the host keeps',
      () => ({ purged: [] }),
      'GET /courses answers differently, and the host was not told to purge "courses"; name the type that changed in its @stale',
    ],
    [
      'cancelUserOrder',
      'the places that become free',
      ({ effect }) => ({ effect: effect && withoutType(effect, 'Course') }),
      'answers another "placesLeft", and its @stale does not name it of Course',
    ],
    [
      'readNotifications',
      'the counts of the profile',
      ({ effect }) => ({ effect: effect && withoutType(effect, 'UserProfile') }),
      'write @stale(type: "UserProfile", fields: ["counts"])',
    ],
    [
      'addUserRenewRequest',
      'anything',
      () => ({ effect: null }),
      'write @stale(answers: ["RenewRequest"])',
    ],
  ];
  it.each(without)('%s would be named if it did not say %s', (mutation, _what, change, says) => {
    const given = made.get(mutation) as Made;
    expect(uncovered(schema, { ...given, ...change(given) }).join('\n')).toContain(says);
  });

  it('is seen by reads that work', () => {
    const names = allReads.map(({ name }) => name);
    expect(names.filter((name) => !answered.has(name))).toEqual([]);
  });

  describe('the fields of inputs', () => {
    const linesOf = async () => (await readFile(join(folder, 'reads'), 'utf8')).trim().split('\n');

    it('are all read by the server', async () => {
      expect(unreadFields(schema, await linesOf())).toEqual([]);
    });

    it('would be named if one were dropped', async () => {
      const route = 'POST /order/addUserOrder note';
      const told = unreadFields(
        schema,
        (await linesOf()).filter((line) => line !== route),
      );
      expect(told.join('\n')).toMatch(
        /^schema\/order\.graphql:\d+: nothing on the server reads "note" \(AddUserOrderInput\) at POST \/order\/addUserOrder; use it there, or take it out of the schema$/,
      );
    });
  });
});
