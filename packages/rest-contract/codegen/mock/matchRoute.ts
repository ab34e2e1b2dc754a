import { isNullableType, type GraphQLSchema } from 'graphql';
import { endpointsOf, isInPath, shortPathOf, type Endpoint } from '../contract/endpoints';

export interface Match {
  endpoint: Endpoint;
  /** As text, by the argument's name. */
  args: Readonly<Record<string, string>>;
}

interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  names: string[];
  /** The query's keys by argument. */
  query: [key: string, arg: string][];
  required: string[];
}

/** Optional: the first page is the default. */
const PAGING = ['page', 'pageSize'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function routeOf(endpoint: Endpoint): Route {
  const names: string[] = [];
  const pattern = shortPathOf(endpoint)
    .split(/(\{args\.\w+\})/)
    .map((part) => {
      const [, name] = /^\{args\.(\w+)\}$/.exec(part) ?? [];
      if (name === undefined) return escaped(part);
      names.push(name);
      return '([^/]+)';
    });
  const pairs = endpoint.path.split(/\?(.*)/s)[1]?.split('&') ?? [];
  return {
    endpoint,
    pattern: new RegExp(`^${pattern.join('')}$`),
    names,
    query: pairs.flatMap((pair): [string, string][] => {
      const [, key = '', arg] = /^([^=]+)=\{args\.(\w+),?\}$/.exec(pair) ?? [];
      return arg === undefined ? [] : [[key, arg]];
    }),
    required: endpoint.field.args
      .filter((arg) => isInPath(endpoint, arg) && !isNullableType(arg.type))
      .map(({ name }) => name)
      .filter((name) => !PAGING.includes(name)),
  };
}

function argsOf({ pattern, names, query }: Route, { pathname, searchParams }: URL) {
  const found = pattern.exec(pathname) ?? [];
  const inPath = names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]);
  const inQuery = query.flatMap(([key, arg]) => {
    const value = searchParams.get(key);
    return value === null ? [] : [[arg, value]];
  });
  return Object.fromEntries([...inPath, ...inQuery]) as Record<string, string>;
}

/** Finds the endpoint of a request. If several share a path, it is the one that matches most of the arguments. */
export function createMatcher(
  schema: GraphQLSchema,
): (method: string, url: URL) => Match | 'no method' | 'incomplete' | null {
  const routes = endpointsOf(schema).map(routeOf);
  return (method, url) => {
    const atPath = routes.filter(({ pattern }) => pattern.test(url.pathname));
    // `/courses/featured` is not the slug of a course.
    const fewest = Math.min(...atPath.map(({ names }) => names.length));
    const near = atPath.filter(({ names }) => names.length === fewest);
    const candidates = near.filter(({ endpoint }) => endpoint.method === method);
    if (candidates.length === 0) return near.length > 0 ? 'no method' : null;
    const matches = candidates
      .map((route) => ({ ...route, args: argsOf(route, url) }))
      .filter(({ required, args }) => required.every((name) => name in args))
      .sort((a, b) => Object.keys(b.args).length - Object.keys(a.args).length);
    return matches[0] ?? 'incomplete';
  };
}
