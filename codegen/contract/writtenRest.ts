import { shortPathOf, type Endpoint } from './endpoints';

/** The `@rest` by which an operation names an endpoint: all else the schema says. */
export function writtenRest(endpoint: Endpoint): string {
  return `@rest(path: "${shortPathOf(endpoint)}")`;
}
