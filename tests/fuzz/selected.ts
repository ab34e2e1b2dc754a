import { transportOf } from '@/data/rest/transport';
import type { Endpoint } from '../../codegen/contract/endpoints';
import { operations } from '../contract/world/documents';

/** The names in a pair of a path: those of `fields=title,slug`. */
const namesIn = (path: string, pair: string): string[] =>
  new RegExp(`[?&]${pair}=([^&]*)`).exec(path)?.[1]?.split(',') ?? [];

/** An endpoint that is asked for what all its operations select together: each of them can read the answer. */
export function withSelections(endpoint: Endpoint): Endpoint {
  const paths = [...operations.values()]
    .filter((operation) => operation.endpoint?.field.name === endpoint.field.name)
    .map(({ document }) => transportOf(document).path);
  const computed = ['fields', 'populate'].flatMap((pair) => {
    const names = new Set(paths.flatMap((path) => namesIn(path, pair)));
    // What stands in the schema's own template is asked for already.
    return names.size > 0 && !endpoint.path.includes(`${pair}=`)
      ? [`${pair}=${[...names].join(',')}`]
      : [];
  });
  if (computed.length === 0) return endpoint;
  const mark = endpoint.path.includes('?') ? '&' : '?';
  return { ...endpoint, path: `${endpoint.path}${mark}${computed.join('&')}` };
}
