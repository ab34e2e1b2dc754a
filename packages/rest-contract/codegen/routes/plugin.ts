import type { GraphQLSchema } from 'graphql';
import { contractRoutesOf } from '../contract/routes';

export function plugin(schema: GraphQLSchema): string {
  const rows = contractRoutesOf(schema).map((route) => `  ${JSON.stringify(route)},`);
  return [
    "import type { PurgeTag } from './purge';",
    '',
    'export interface ContractRoute {',
    "  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';",
    '  path: string;',
    '  /** The name of the action: the first field of the schema with this route. */',
    '  action: string;',
    "  access: 'PUBLIC' | 'MEMBER' | 'STAFF';",
    '  /** Rate-limited per client. */',
    '  limited: boolean;',
    '  /** Requires a session that has confirmed its password recently. */',
    '  fresh: boolean;',
    '  /** The allowed query parameters; null for a content type, which parses its own. */',
    '  query: readonly string[] | null;',
    "  /** The host's cache tags that a call purges. */",
    '  purges: readonly PurgeTag[];',
    '}',
    '',
    '/** Every endpoint of the schema, once for each method and path. */',
    'export const contractRoutes: readonly ContractRoute[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}
