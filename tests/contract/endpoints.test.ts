import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { callText, entries, entriesOf, endpointTable } from './endpointTable';
import { outsideTheContract } from './outsideTheContract';
import { domainCalls, specification } from './specification';
import { routes } from './world/routes';

const TABLE = 'docs/endpoints.md';
const specified = Object.values(specification).flat();

describe('the endpoints', () => {
  it('of the specification are all there, once each', () => {
    expect(new Set(specified.map(({ path }) => path)).size).toBe(50);
  });

  it.each([...specified, ...domainCalls].map((call) => [callText(call), call] as const))(
    '%s has a field of the schema',
    (text, call) => {
      expect(entriesOf(call), `schema/ has no @endpoint for ${text}`).not.toEqual([]);
    },
  );

  it.each(entries.map((entry) => [entry.field, entry] as const))(
    '%s has operations, and each its row in the contract tests',
    (_field, { operations }) => {
      expect(operations, 'no .graphql file in src/ asks it').not.toEqual([]);
      for (const { name, file, rowFile } of operations) {
        expect(file, `${name}.graphql is not in src/`).toMatch(/^src\/.*\.graphql$/);
        expect(rowFile, `${name} has no row in tests/contract/operations/`).toBeDefined();
      }
    },
  );

  // Logging out works with the refresh cookie alone, when the access token has run out.
  const byCookie = ['Mutation.logout'];
  const policies = { PUBLIC: [], MEMBER: ['global::member'], STAFF: ['global::staff'] };
  it.each(entries.map((entry) => [entry.field, entry] as const))(
    '%s has a route, which lets pass whom the schema says',
    (field, { endpoint, route, controller }) => {
      expect(routes.has(route.name), `cms/src/api has no route ${route.name}`).toBe(true);
      expect(controller, `${route.handler} has no controller`).not.toBeNull();
      const { config } = routes.get(route.name) ?? {};
      const guards = byCookie.includes(field) ? [] : policies[endpoint.access];
      expect(config?.policies ?? []).toEqual(guards);
    },
  );

  it('are all that the server has, but for what is named with its reason', () => {
    const named = new Set(entries.map(({ route }) => route.name));
    const others = [...routes.keys()].filter((name) => !named.has(name));
    expect(others.sort(), 'see tests/contract/outsideTheContract.ts').toEqual(
      Object.keys(outsideTheContract).sort(),
    );
  });

  it(`are what ${TABLE} says`, async () => {
    const style = await resolveConfig(TABLE);
    const text = await format(endpointTable(), { ...style, filepath: TABLE });
    await expect(text).toMatchFileSnapshot(`../../${TABLE}`);
  });
});
