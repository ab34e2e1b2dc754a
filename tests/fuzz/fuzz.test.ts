import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Endpoint, endpointsOf, parseSchema } from 'rest-contract/contract';
import { schema } from '@/data/testing/contract';
import { outsideTheContract } from '../api/outsideTheContract';
import { routeNameOf, routes } from '../support/routes';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { logIn, newMember } from '../support/members';
import { inconsistencies } from './inconsistencies';
import { requestsTo, type FuzzRequest } from './requests';
import { withSelections } from './selected';
import { sendRequest } from './send';
import { faultsOf } from './verdict';
import { createFuzzFixture } from './fixture';
import { shared } from '../support/suite';

const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
/** Requests on all databases together; the first gets more, as it is faster. */
const WANTED = Number(process.env.FUZZ_REQUESTS ?? (process.env.LONG === '1' ? 10_400 : 1_200));
const SHARES: Record<number, readonly number[]> = { 1: [1], 2: [0.6, 0.4] };
/** Concurrent requests; fewer if each hashes a password, which takes a tenth of a second. */
const volleyOf = ({ path }: Endpoint) =>
  path.startsWith('/auth') ? { minLength: 3, maxLength: 4 } : { minLength: 10, maxLength: 16 };

const schemaOf = (text: string) => parseSchema([{ file: 'outside.graphql', text }]).schema;

/** Routes without a schema field, as a separate schema. */
const outside = schemaOf(`
  ${readFileSync('schema/api.graphql', 'utf8')}
  type Query {
    ${Object.keys(outsideTheContract)
      .map((name, index) => {
        const [method = '', path = ''] = name.split(' ');
        return `outside${index}(key: String): Boolean
          @endpoint(method: ${method}, path: "${path.replace(/:\w+/g, '{args.key}')}?key={args.key}")`;
      })
      .join('\n')}
  }`);

/** Calls that end sessions the others need. */
const LAST = ['logout', 'changePassword'];
const isLast = ({ field }: Endpoint): number => LAST.indexOf(field.name);
const contract = endpointsOf(schema)
  .map(withSelections)
  .sort((a, b) => isLast(a) - isLast(b));
const all = [...endpointsOf(outside), ...contract];

const nameOf = ({ method, path, field }: Endpoint): string =>
  `${method} ${path.split('?')[0]} (${field.name})`;

/** Endpoints with a response that the reached route may return, the intended one first; none outside the contract. */
function endpointsOfRoute(endpoint: Endpoint, { method }: FuzzRequest): Endpoint[] {
  const route = routeNameOf({ ...endpoint, method });
  const reached = contract.filter((one) => routeNameOf(one) === route);
  return reached.includes(endpoint) ? [endpoint, ...reached] : reached;
}

let sent = 0;
/** Requests that were valid and successful. */
let responses = 0;

it('maps every endpoint of the schema to a route', () => {
  expect(contract.map(routeNameOf).filter((name) => !routes.has(name))).toEqual([]);
});

describe.each(strictDatabase.map((database, index) => [database, index] as const))(
  'random requests, on %s',
  (database, index) => {
    const share = SHARES[strictDatabase.length]?.[index] ?? 1;
    const each = Math.ceil((WANTED * share) / all.length);
    const fixture = shared(
      () => createFuzzFixture(database),
      ({ agent, api }) => {
        agent.destroy();
        return api.stop();
      },
    );

    async function ask(request: FuzzRequest, endpoint: Endpoint): Promise<string[]> {
      const tokens = fixture.tokens[request.caller];
      const token = tokens[sent % tokens.length];
      sent += 1;
      const response = await sendRequest(fixture.api.url, fixture.agent, request, token).catch(
        String,
      );
      if (typeof response !== 'string' && response.status < 300) responses += 1;
      const faults =
        typeof response === 'string'
          ? [response]
          : faultsOf(request, endpointsOfRoute(endpoint, request), response);
      const { method, target, body } = request;
      return faults.map((fault) =>
        [method, target.slice(0, 300), body?.slice(0, 300), fault].join(' '),
      );
    }

    it.each(all.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      'responds to %s as the contract allows',
      async (_name, endpoint) => {
        const size = volleyOf(endpoint);
        const volley = fc.array(requestsTo(fixture.known, endpoint), size);
        const property = fc.asyncProperty(volley, async (requests) => {
          const faults = await Promise.all(requests.map((request) => ask(request, endpoint)));
          expect(faults.flat()).toEqual([]);
        });
        await fc.assert(property, { seed: SEED, numRuns: Math.ceil(each / size.minLength) });
      },
    );

    it('leaves the server running, and valid input valid', async () => {
      const { api } = fixture;
      const member = await newMember(api);
      expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(200);
      expect(await logIn(api, member.email, member.password)).not.toBe('');
      const { body } = await callApi<{ data: unknown[] }>(api, '/courses?pagination[pageSize]=12');
      expect(body.data).toHaveLength(12);
      expect(api.log()).not.toMatch(/unhandled|uncaught|out of memory/i);
    });

    it('leaves no partial changes in the database', async () => {
      expect(await inconsistencies(fixture.api)).toEqual([]);
    });
  },
);

it('sends enough valid and invalid requests', () => {
  expect(sent).toBeGreaterThanOrEqual(WANTED);
  expect(responses).toBeGreaterThan(sent / 6);
  expect(responses).toBeLessThan((sent * 4) / 5);
});
