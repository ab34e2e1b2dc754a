import { getNamedType, isEnumType, Kind, type GraphQLArgument } from 'graphql';
import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { type Endpoint, shortPathOf, wireValuesOf } from 'rest-contract/contract';
import { schema } from '@/data/testing/contract';
import { rows } from './operations/rows';
import type { Row } from './operations/Row';
import { operations } from '../support/operations';
import { sharedFixture, type Role, type Fixture } from './operations/Fixture';

const reads = rows.flatMap(({ name, row }) => {
  const operation = operations.get(name);
  const { endpoint, field } = operation ?? {};
  return row && endpoint?.method === 'GET' && field ? [{ name, row, endpoint, field }] : [];
});

type Read = (typeof reads)[number];

/** Each endpoint with a query, with the operations that call it. */
const requested = new Map<string, { endpoint: Endpoint; reads: Read[] }>();
for (const read of reads) {
  const key = read.endpoint.field.name;
  const known = requested.get(key) ?? { endpoint: read.endpoint, reads: [] };
  requested.set(key, { ...known, reads: [...known.reads, read] });
}

const roleOf = ({ access }: Endpoint): Role =>
  access === 'PUBLIC' ? 'visitor' : access === 'STAFF' ? 'staff' : 'member';

const variablesOf = (fixture: Fixture, row: Row, { access }: Endpoint) =>
  row.variables(
    fixture,
    access === 'PUBLIC' ? null : fixture.callers[roleOf({ access } as Endpoint)],
  );

function givenBy({ field }: Read, variables: Record<string, unknown>): string[] {
  return (field.arguments ?? [])
    .filter(({ value }) =>
      value.kind === Kind.VARIABLE ? variables[value.name.value] != null : true,
    )
    .map(({ name }) => name.value);
}

/** A query template's parameter names, of one argument or all: `filters[category][slug][$eq]`. */
const pairsOf = ({ path }: Endpoint, argument = '\\w+'): string[] =>
  (path.split(/\?(.*)/s)[1] ?? '')
    .split('&')
    .filter((pair) => new RegExp(`=\\{args\\.${argument}\\}`).test(pair))
    .map((pair) => pair.split('=')[0] ?? '');

/** Values that a query accepts, even if they find nothing. */
const VALUES: Readonly<Record<string, string>> = {
  String: 'nguyen van an',
  Int: '1',
  Boolean: 'true',
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00.000Z',
};

function valueOf({ name, type }: GraphQLArgument): string {
  const named = getNamedType(type);
  if (isEnumType(named)) return Object.values(wireValuesOf(schema, named))[0] ?? '';
  if (name === 'month') return '2026-01';
  return name === 'sort' ? 'documentId:asc' : (VALUES[named.name] ?? 'a');
}

/** A misspelt optional argument would go unnoticed: the server must accept each, and refuse names it does not read. */
describe.each(strictDatabase)('query arguments, on %s', (database) => {
  const fixture = sharedFixture(database);

  const endpoints = [...requested.values()].filter(
    ({ endpoint }) => endpoint.field.args.length > 0,
  );

  const sendQuery = (endpoint: Endpoint, query: string) => {
    const { token } = fixture.callers[roleOf(endpoint)] ?? {};
    return fetch(
      `${fixture.api.url}/api${shortPathOf(endpoint)}?${encodeURI(query)}`,
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    );
  };

  it.each(endpoints.map((one) => [one.endpoint.field.name, one] as const))(
    'accepts every argument of %s',
    async (_name, { endpoint, reads: askers }) => {
      const given = new Set<string>();
      for (const read of askers) {
        const variables = await variablesOf(fixture, read.row, endpoint);
        givenBy(read, variables).forEach((name) => given.add(name));
      }
      // Arguments that no row contains are sent separately: they only have to be accepted.
      for (const arg of endpoint.field.args.filter(({ name }) => !given.has(name))) {
        const pair = pairsOf(endpoint, arg.name)[0] ?? '';
        const response = await sendQuery(endpoint, `${pair}=${valueOf(arg)}`);
        expect([arg.name, response.status]).toEqual([arg.name, 200]);
      }
    },
  );

  const misspelt = endpoints.flatMap(({ endpoint }) =>
    pairsOf(endpoint).map((pair) => [pair, endpoint] as const),
  );

  describe('a misspelt query parameter', () => {
    it.each(misspelt.map(([pair, endpoint]) => [pair, shortPathOf(endpoint), endpoint] as const))(
      'rejects %s of %s',
      async (pair, _path, endpoint) => {
        const wrong = pair.replace(/([a-z_])(\]?)(\[\$\w+\](?:\[\d\])?)?$/i, '$1x$2$3');
        const response = await sendQuery(endpoint, `${wrong}=1`);
        expect([wrong, response.status]).toEqual([wrong, 400]);
      },
    );
  });
});
