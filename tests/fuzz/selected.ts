import { requestSpecOf } from 'rest-contract';
import type { Endpoint } from 'rest-contract/contract';
import { operations } from '../support/operations';

/** The names in a path's query pair, as in `fields=title,slug`. */
const namesIn = (path: string, pair: string): string[] =>
  new RegExp(`[?&]${pair}=([^&]*)`).exec(path)?.[1]?.split(',') ?? [];

/** An endpoint with the union of its operations' selections, so that each can read the response. */
export function withSelections(endpoint: Endpoint): Endpoint {
  const paths = [...operations.values()]
    .filter((operation) => operation.endpoint?.field.name === endpoint.field.name)
    .map(({ document }) => requestSpecOf(document).path);
  const computed = ['fields', 'populate'].flatMap((pair) => {
    const names = new Set(paths.flatMap((path) => namesIn(path, pair)));
    // The schema's own template already selects these.
    return names.size > 0 && !endpoint.path.includes(`${pair}=`)
      ? [`${pair}=${[...names].join(',')}`]
      : [];
  });
  if (computed.length === 0) return endpoint;
  const mark = endpoint.path.includes('?') ? '&' : '?';
  return { ...endpoint, path: `${endpoint.path}${mark}${computed.join('&')}` };
}
