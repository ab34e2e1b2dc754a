import { Kind, type GraphQLSchema } from 'graphql';
import { dirname, relative } from 'node:path';
import type { OperationSource } from './contract/operations';
import { bodyOf, endpointsOf, type Endpoint } from './contract/endpoints';
import type { ContractFile } from './contract/parseContract';
import { replaceTable } from './replaceTable';

const CALLERS = (access: string): string =>
  access === 'PUBLIC' ? 'visitor' : access.toLowerCase().replaceAll('_', ' ');

/** Maps each field to the operations that query it: `Query.course` → their names and files. */
function operationsByField(sources: readonly OperationSource[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { file, document } of sources) {
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const parent = node.operation === 'mutation' ? 'Mutation' : 'Query';
      for (const selection of node.selectionSet.selections) {
        if (selection.kind !== Kind.FIELD) continue;
        const key = `${parent}.${selection.name.value}`;
        found.set(key, (found.get(key) ?? new Map()).set(node.name?.value ?? '', file));
      }
    }
  }
  return found;
}

const code = (text: string): string => `\`${text}\``;

/** Lists the query's parameter names; whole queries would be unreadable. */
const queryNames = (query = ''): string =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => code(pair.split('=')[0] ?? ''))
    .join(', ');

function row(endpoint: Endpoint, operations: Map<string, string>, folder: string): string {
  const { method, path, access, field } = endpoint;
  const [address = '', query] = path.split(/\?(.*)/s);
  const links = [...operations]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => `[${name}](${relative(folder, file)})`);
  const body = bodyOf(endpoint);
  const cells = [
    method,
    code(address.replaceAll('{args.', '{')),
    queryNames(query),
    CALLERS(access),
    links.join(', '),
    code(String(field.type)),
    body ? code(String(body.type)) : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the Markdown table of endpoints, with links relative to `folder`. */
export function endpointTable(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  folder: string,
): string {
  const operations = operationsByField(sources);
  const rows = endpointsOf(schema)
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'))
    .map((endpoint) => {
      const key = `${endpoint.parent}.${endpoint.field.name}`;
      return row(endpoint, operations.get(key) ?? new Map(), folder);
    });
  return [
    '| method | path | query | who | operation | answer | input |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export const withEndpointTable = (
  file: ContractFile,
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
): string => replaceTable(file, 'endpoints', endpointTable(schema, sources, dirname(file.file)));
