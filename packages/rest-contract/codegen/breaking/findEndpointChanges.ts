import { isEnumType, type GraphQLSchema } from 'graphql';
import { endpointsOf, shortPathOf, type Endpoint } from '../contract/endpoints';
import type { FoundChange } from './operationFinder';

const queryOf = ({ path }: Endpoint): string[] =>
  (path.split(/\?(.*)/s)[1] ?? '').split('&').filter((pair) => pair !== '');

const namesOf = (endpoint: Endpoint): string[] =>
  queryOf(endpoint).map((pair) => pair.split('=')[0] ?? '');

/** Ranks the values of `Access`, which are declared from the widest to the narrowest. */
function narrownessOf(schema: GraphQLSchema): (access: string) => number {
  const access = schema.getType('Access');
  const values = isEnumType(access) ? access.getValues().map(({ name }) => name) : [];
  return (value) => values.indexOf(value);
}

function changesOf(old: Endpoint, now: Endpoint, narrowness: (access: string) => number): string[] {
  const address = (endpoint: Endpoint) => `${endpoint.method} ${shortPathOf(endpoint)}`;
  const lost = namesOf(old).filter((name) => !namesOf(now).includes(name));
  const moved = queryOf(old).filter(
    (pair) =>
      pair.includes('{') &&
      namesOf(now).includes(pair.split('=')[0] ?? '') &&
      !queryOf(now).includes(pair),
  );
  return [
    ...(address(old) === address(now) ? [] : [`moved from ${address(old)} to ${address(now)}.`]),
    ...lost.map((name) => `no longer accepts the query parameter "${name}".`),
    ...moved.map((pair) => `no longer accepts "${pair}" in its query string.`),
    ...(narrowness(now.access) > narrowness(old.access)
      ? [`requires ${now.access} access; it required ${old.access}.`]
      : []),
    ...(now.fresh && !old.fresh ? ['requires a recently confirmed password.'] : []),
    ...(now.limited && !old.limited ? ['is rate-limited and may respond with 429.'] : []),
  ];
}

/** Compares each endpoint's address, access and query parameters. */
export function findEndpointChanges(old: GraphQLSchema, now: GraphQLSchema): FoundChange[] {
  const key = ({ parent, field }: Endpoint): string => `${parent}.${field.name}`;
  const current = new Map(endpointsOf(now).map((endpoint) => [key(endpoint), endpoint]));
  const narrowness = narrownessOf(now);
  return endpointsOf(old).flatMap((before) => {
    const after = current.get(key(before));
    if (!after) return [];
    return changesOf(before, after, narrowness).map((what) => ({
      coordinate: { type: before.parent, field: before.field.name },
      message: `${key(before)} ${what}`,
    }));
  });
}
