import { shortPathOf, type Endpoint } from './endpoints';

/** The `@rest` of an endpoint, as written in operations: everything else is in the schema. */
export function writtenRest(endpoint: Endpoint): string {
  return `@rest(path: "${shortPathOf(endpoint)}")`;
}
