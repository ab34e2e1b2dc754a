import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { schema } from '@/data/testing/contract';
import type { Endpoint } from 'rest-contract/contract';
import type { Row } from './operations/Row';
import { rows } from './operations/rows';
import { Strapi4, type NumericIds } from './strapi4';
import { sendRequest, dataOf } from './operations/request';
import { operations } from '../support/operations';
import { strapiResponses } from '../support/routes';
import { sharedFixture } from './operations/Fixture';

interface Read {
  name: string;
  row: Row;
  endpoint: Endpoint;
  kind: 'entries' | 'users';
}

/** Queries for entries and users, which Strapi 4 returns in its own format. Our own calls are flat in both versions. */
const reads = rows.flatMap(({ name, row }): Read[] => {
  const endpoint = operations.get(name)?.endpoint;
  const kind = endpoint && strapiResponses(endpoint);
  return row && kind ? [{ name, row, endpoint, kind }] : [];
});

function withNumbers(value: unknown, ids: NumericIds): unknown {
  if (Array.isArray(value)) return value.map((each) => withNumbers(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'documentId' ? String(ids.of(each)) : withNumbers(each, ids),
    ]),
  );
}

/** The client must read the same from Strapi 4 as from Strapi 5. */
describe.each(strictDatabase)('responses in the format of Strapi 4, on %s', (database) => {
  const fixture = sharedFixture(database);

  it.each(reads.map((read) => [read.name, read] as const))(
    'reads %s as from Strapi 5',
    async (name, { row, endpoint, kind }) => {
      const request = {
        apiUrl: `${fixture.api.url}/api`,
        caller: fixture.member,
        variables: await row.variables(fixture, fixture.member),
      };
      const five = await sendRequest(name, request);
      const expected = dataOf(five, fixture.api);
      // The real response again, in Strapi 4's format.
      const strapi4 = new Strapi4(schema);
      const { body, status } = five.exchange ?? {};
      const given =
        kind === 'users' ? strapi4.users(body) : strapi4.entries(endpoint.field.type, body);
      const four = await sendRequest(name, {
        ...request,
        fetch: () => Promise.resolve(Response.json(given, { status: status ?? 500 })),
      });
      expect(dataOf(four, fixture.api)).toEqual(withNumbers(expected, strapi4.ids));
      const wire = JSON.stringify(given);
      expect(wire).not.toContain('"documentId"');
      expect(wire.includes('"attributes"')).toBe(kind === 'entries');
    },
  );

  const details = reads.filter(({ endpoint }) => endpoint.path.includes('/{args.slug}'));

  it.each(details.map(({ name }) => name))('reports a missing %s alike', async (name) => {
    const { api } = fixture;
    const request = {
      apiUrl: `${api.url}/api`,
      caller: null,
      variables: { slug: 'khong-co' },
    };
    // Strapi 4.25's response to a `findOne` of a missing entry.
    const stock = {
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    };
    const four = await sendRequest(name, {
      ...request,
      fetch: () => Promise.resolve(Response.json(stock, { status: 404 })),
    });
    const five = await sendRequest(name, request);
    expect(four.error).toMatchObject({ status: 404, code: five.error?.code });
    expect(four.error?.message).toMatch(/^Không tìm thấy/);
  });
});
