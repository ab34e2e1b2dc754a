import { describe, expect, it } from 'vitest';
import { callText, entries, entriesOf, endpointTable, REGENERATE } from './endpointTable';
import { outsideTheContract } from './outsideTheContract';
import { policiesOf, rights } from './rights';
import { contractRoutesOf, formatted } from 'rest-contract/contract';
import { schema } from '@/data/testing/contract';
import { domainCalls, specification } from './specification';
import { routeNameOf, routes } from '../support/routes';

const TABLE = 'docs/endpoints.md';
const specified = Object.values(specification).flat();

describe('the endpoints', () => {
  it('includes each endpoint of the specification once', () => {
    expect(new Set(specified.map(({ path }) => path)).size).toBe(50);
  });

  it.each([...specified, ...domainCalls].map((call) => [callText(call), call] as const))(
    'maps %s to a field of the schema',
    (text, call) => {
      expect(entriesOf(call), `schema/ has no @endpoint for ${text}`).not.toEqual([]);
    },
  );

  it.each(entries.map((entry) => [entry.field, entry] as const))(
    'covers %s by operations that each have a row in the contract tests',
    (_field, { operations }) => {
      expect(operations, 'no .graphql file in src/ asks it').not.toEqual([]);
      for (const { name, file, rowFile } of operations) {
        expect(file, `${name}.graphql is not in src/`).toMatch(/^src\/.*\.graphql$/);
        expect(
          rowFile,
          `${name} has no row in tests/api/operations/, and none follows from the schema; write it`,
        ).toBeDefined();
      }
    },
  );

  it.each(entries.map((entry) => [entry.field, entry] as const))(
    'serves %s to the roles that the schema declares',
    (_field, { endpoint, route, controller }) => {
      const { config, file } = routes.get(route.name) ?? {};
      expect(config, `cms/src/api has no route ${route.name}; write it`).toBeDefined();
      expect(controller, `${file}: ${route.handler} has no controller`).not.toBeNull();
      expect(config?.auth, `${file}: ${route.name} needs auth: false`).toBe(false);
      expect(config?.policies ?? [], `${file}: ${route.name} lets others pass`).toEqual(
        policiesOf(route.name, endpoint.access, endpoint.fresh),
      );
    },
  );

  it.each(contractRoutesOf(schema).map((one) => [`${one.method} ${one.path}`, one] as const))(
    'limits callers, validates the query and purges pages of %s as the schema declares',
    (call, { limited, query, purges, ...endpoint }) => {
      const { config, file } = routes.get(routeNameOf(endpoint)) ?? {};
      const wanted = [
        ...(limited ? [{ name: 'global::auth-rate-limit', config: { call } }] : []),
        ...(query ? [{ name: 'global::known-query', config: { names: query } }] : []),
        ...(purges.length > 0 ? [{ name: 'global::purge-stale', config: { tags: purges } }] : []),
      ];
      expect(config?.middlewares ?? [], `${file}: middlewares`).toEqual(wanted);
    },
  );

  it.each(Object.entries(outsideTheContract))(
    'excludes %s, a route served to the roles of its row',
    (name, { access }) => {
      const { config } = routes.get(name) ?? {};
      expect(config, `cms/src/api has no route ${name}; take its row out`).toBeDefined();
      expect(config?.auth).toBe(false);
      expect(config?.policies ?? []).toEqual(policiesOf(name, access));
    },
  );

  it('lists all routes of the server, except those excluded with a reason', () => {
    const unnamed = [...routes]
      .filter(([name]) => !rights.has(name))
      .map(
        ([name, { file }]) =>
          `${file}: ${name} has no field in schema/; write its @endpoint, or its reason in tests/api/outsideTheContract.ts`,
      );
    expect(unnamed, unnamed.join('\n')).toEqual([]);
    const named = entries.map(({ route }) => route.name);
    expect(named.filter((name) => name in outsideTheContract)).toEqual([]);
  });

  it(`matches ${TABLE}`, async () => {
    const text = await formatted(TABLE, endpointTable());
    await expect(text, `${TABLE} is stale; regenerate it: ${REGENERATE}`).toMatchFileSnapshot(
      `../../${TABLE}`,
    );
  });
});
