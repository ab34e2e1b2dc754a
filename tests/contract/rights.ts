import { schema } from '@/data/testing/contract';
import { endpointsOf, type Access } from '../../codegen/contract/endpoints';
import { outsideTheContract } from './outsideTheContract';
import { routeNameOf } from './world/routes';

/** They look for the refresh cookie first, so no policy guards them: the access token may have run out. */
export const byCookie: readonly string[] = ['POST /auth/refresh', 'POST /auth/logout'];

/** Who may call each route: what the schema says of its endpoint, or what stands outside of it. */
export const rights: ReadonlyMap<string, Access> = new Map([
  ...endpointsOf(schema).map((endpoint) => [routeNameOf(endpoint), endpoint.access] as const),
  ...Object.entries(outsideTheContract).map(([name, { access }]) => [name, access] as const),
]);

/** The policies that let pass whom a route is for. */
export function policiesOf(name: string, access: Access): string[] {
  if (byCookie.includes(name)) return [];
  return { PUBLIC: [], MEMBER: ['global::member'], STAFF: ['global::staff'] }[access];
}
