import { Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { shortPathOf, type Endpoint } from '../../codegen/contract/endpoints';
import { rows } from './operations/rows';
import type { Row } from './operations/Row';
import { operations } from './world/documents';
import type { Role, World } from './world/World';

const reads = rows.flatMap(({ name, row }) => {
  const operation = operations.get(name);
  const { endpoint, field } = operation ?? {};
  return row && endpoint?.method === 'GET' && field ? [{ name, row, endpoint, field }] : [];
});

type Read = (typeof reads)[number];

/** Each endpoint that takes a query, with the operations that ask it. */
const asked = new Map<string, { endpoint: Endpoint; reads: Read[] }>();
for (const read of reads) {
  const key = read.endpoint.field.name;
  const known = asked.get(key) ?? { endpoint: read.endpoint, reads: [] };
  asked.set(key, { ...known, reads: [...known.reads, read] });
}

const roleOf = ({ access }: Endpoint): Role =>
  access === 'PUBLIC' ? 'visitor' : access === 'STAFF' ? 'staff' : 'member';

const variablesOf = (world: World, row: Row, { access }: Endpoint) =>
  row.variables(world, access === 'PUBLIC' ? null : world.callers[roleOf({ access } as Endpoint)]);

/** The arguments of a field that these variables give. */
function givenBy({ field }: Read, variables: Record<string, unknown>): string[] {
  return (field.arguments ?? [])
    .filter(({ value }) =>
      value.kind === Kind.VARIABLE ? variables[value.name.value] != null : true,
    )
    .map(({ name }) => name.value);
}

/** The names of a query template, one for each argument: `filters[category][slug][$eq]`. */
const pairsOf = ({ path }: Endpoint): string[] =>
  (path.split(/\?(.*)/s)[1] ?? '')
    .split('&')
    .filter((pair) => pair.includes('={args.'))
    .map((pair) => pair.split('=')[0] ?? '');

/**
 * What is optional is easily misspelt and never missed: each argument is given by a row, and each
 * name of a query that no server reads is refused by it.
 */
export function testArguments(worldOf: () => World): void {
  const endpoints = [...asked.values()].filter(({ endpoint }) => endpoint.field.args.length > 0);

  it.each(endpoints.map((one) => [one.endpoint.field.name, one] as const))(
    'every argument of %s is given by a row',
    async (_name, { endpoint, reads: askers }) => {
      const given = new Set<string>();
      for (const read of askers) {
        const variables = await variablesOf(worldOf(), read.row, endpoint);
        givenBy(read, variables).forEach((name) => given.add(name));
      }
      const missing = endpoint.field.args.filter(({ name }) => !given.has(name));
      expect(
        missing.map(
          ({ name }) =>
            `no row gives the argument "${name}" of "${endpoint.field.name}"; give it in tests/contract/operations/`,
        ),
      ).toEqual([]);
    },
  );

  const misspelt = endpoints.flatMap(({ endpoint }) =>
    pairsOf(endpoint).map((pair) => [pair, endpoint] as const),
  );
  describe('a query that misspells', () => {
    it.each(misspelt.map(([pair, endpoint]) => [pair, shortPathOf(endpoint), endpoint] as const))(
      '%s of %s is refused',
      async (pair, path, endpoint) => {
        const world = worldOf();
        const { token } = world.callers[roleOf(endpoint)] ?? {};
        const wrong = pair.replace(/([a-z_])(\]?)(\[\$\w+\])?$/i, '$1x$2$3');
        const response = await fetch(
          `${world.api.url}/api${path}?${encodeURI(wrong)}=1`,
          token ? { headers: { authorization: `Bearer ${token}` } } : {},
        );
        expect([wrong, response.status]).toEqual([wrong, 400]);
      },
    );
  });
}
