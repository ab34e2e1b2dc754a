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
    '  /** The name of the action: the first field of the schema that is answered here. */',
    '  action: string;',
    "  access: 'PUBLIC' | 'MEMBER' | 'STAFF';",
    '  /** Each client may call it only some times a minute. */',
    '  limited: boolean;',
    '  /** Only for a session that has just proved who uses it. */',
    '  fresh: boolean;',
    "  /** The names that a query may hold; null where it is a content type's, which reads its own. */",
    '  query: readonly string[] | null;',
    "  /** The host's tags of the pages that a call changes. */",
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
