import { schema } from '@/data/testing/contract';
import { type Access, endpointsOf } from 'rest-contract/contract';
import { outsideTheContract } from './outsideTheContract';
import { routeNameOf } from '../support/routes';

/** No policy guards these: they use the refresh cookie, since the access token may have expired. */
export const byCookie: readonly string[] = ['POST /auth/refresh', 'POST /auth/logout'];

/** Who may call each route, from its endpoint or from `outsideTheContract`. */
export const rights: ReadonlyMap<string, Access> = new Map([
  ...endpointsOf(schema).map((endpoint) => [routeNameOf(endpoint), endpoint.access] as const),
  ...Object.entries(outsideTheContract).map(([name, { access }]) => [name, access] as const),
]);

export function policiesOf(name: string, access: Access, fresh = false): string[] {
  if (byCookie.includes(name)) return [];
  const policies: Record<Access, string[]> = {
    PUBLIC: [],
    MEMBER: ['global::member'],
    STAFF: ['global::staff'],
  };
  return [...(policies[access] ?? []), ...(fresh ? ['global::fresh'] : [])];
}
