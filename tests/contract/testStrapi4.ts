import { describe, expect, it } from 'vitest';
import { schema } from '@/data/testing/contract';
import { notYet } from './operations/notYet';
import type { Row } from './operations/Row';
import { rows } from './operations/rows';
import { Strapi4, type NumericIds } from './strapi4';
import { ask } from './world/ask';
import { operations, type Operation } from './world/documents';
import { isContentApi } from './world/routes';
import type { World } from './world/World';

/**
 * What a Strapi 4 answers in its own form: entries. Our own calls (orders, accounts, analysis, …)
 * name their fields themselves, on either version, and are flat on both.
 */
const content = rows.flatMap(({ name, row }): [string, Row, Operation][] => {
  const operation = operations.get(name);
  const isAsked = row && operation?.endpoint && isContentApi(operation.endpoint);
  return isAsked && !notYet.includes(name) ? [[name, row, operation]] : [];
});

const typeOf = ({ endpoint, name }: Operation) => {
  if (!endpoint) throw new Error(`${name} asks no server.`);
  return endpoint.field.type;
};

/** The real server's answers in Strapi 4's form. */
const asStrapi4 =
  (strapi4: Strapi4, operation: Operation): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const body = strapi4.answer(typeOf(operation), await response.json());
    return new Response(JSON.stringify(body), response);
  };

/** The same data, with each record known by its number. */
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

/** The client reads from a Strapi 4 what it reads from a Strapi 5. */
export function testStrapi4(worldOf: () => World): void {
  describe('from a Strapi 4', () => {
    it.each(content)('%s is read as from a Strapi 5', async (name, row, operation) => {
      const world = worldOf();
      const request = {
        apiUrl: `${world.api.url}/api`,
        caller: null,
        variables: await row.variables(world, null),
      };
      const strapi4 = new Strapi4(schema);
      const five = await ask(name, request);
      const four = await ask(name, { ...request, fetch: asStrapi4(strapi4, operation) });
      if (four.error) throw four.error;
      expect(four.data).toEqual(withNumbers(five.data, strapi4.ids));
      const wire = JSON.stringify(four.exchange?.body);
      expect(wire).toContain('"attributes"');
      expect(wire).not.toContain('"documentId"');
    });

    const details = content.filter(([, , { endpoint }]) => endpoint?.path.includes('{args.slug}'));
    it.each(details)('%s is refused in the same words', async (name, _row, operation) => {
      const { api } = worldOf();
      const request = {
        apiUrl: `${api.url}/api`,
        caller: null,
        variables: { slug: 'khong-co' },
      };
      // As Strapi 4.25 answers a `findOne` of an entry that is not there.
      const stock = {
        data: null,
        error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
      };
      const four = await ask(name, {
        ...request,
        fetch: async () => Response.json(stock, { status: 404 }),
      });
      const five = await ask(operation.name, request);
      expect(four.error).toMatchObject({ status: 404, code: five.error?.code });
      expect(four.error?.message).toMatch(/^Không tìm thấy/);
    });
  });
}
