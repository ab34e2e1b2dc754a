import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { schema } from '@/data/testing/contract';
import { type Endpoint, endpointsOf } from 'rest-contract/contract';
import { expected } from './operations/expected';
import { rows } from './operations/rows';
import { outsideTheContract } from './outsideTheContract';
import { domainCalls, specification, type SpecifiedCall } from './specification';
import { operations } from '../support/operations';
import { routeNameOf, routes } from '../support/routes';
import { roles } from './operations/Fixture';

export const REGENERATE = 'npx vitest run --project server tests/api/endpoints.test.ts -u';

/** A schema field and everything that implements it. */
export interface EndpointEntry {
  endpoint: Endpoint;
  field: string;
  operations: { name: string; file: string | undefined; rowFile: string | undefined }[];
  route: { name: string; file: string | undefined; handler: string | undefined };
  controller: string | null;
}

const operationFiles = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(
        ([, name = '']) => [name, `src/${file}`] as const,
      ),
    ),
);
const rowFiles = new Map(rows.map(({ name, area }) => [name, `tests/api/operations/${area}.ts`]));

/** `cms/src/api/order/routes/order.ts` and `order.quote` → `cms/src/api/order/controllers/order.ts`. */
function controllerOf(file = '', handler = ''): string | null {
  const [controller = ''] = handler.split('.').slice(-2);
  const path = `${file.split('/routes/')[0]}/controllers/${controller}.ts`;
  return existsSync(path) ? path : null;
}

function entryOf(endpoint: Endpoint): EndpointEntry {
  const name = routeNameOf(endpoint);
  const { file, handler } = routes.get(name) ?? {};
  const own = [...operations.values()].filter(
    (operation) => operation.endpoint?.field === endpoint.field,
  );
  return {
    endpoint,
    field: `${endpoint.parent}.${endpoint.field.name}`,
    operations: own.map((operation) => ({
      name: operation.name,
      file: operationFiles.get(operation.name),
      rowFile: rowFiles.get(operation.name),
    })),
    route: { name, file, handler: handler?.replace(/^api::[^.]+\./, '') },
    controller: controllerOf(file, handler),
  };
}

export const entries: readonly EndpointEntry[] = endpointsOf(schema).map(entryOf);

export const callText = ({ method, path }: SpecifiedCall): string =>
  method === null ? path : `${method} ${path}`;

/** The path parameter of a single entry. */
const oneOfThem = /\/:\w+$/;

/** The fields that implement a documented call; a collection's path includes its entries. */
export function entriesOf({ method, path }: SpecifiedCall): EndpointEntry[] {
  const [pathname = '', query = ''] = path.replace('/api', '').split('?');
  const names = [...new URLSearchParams(query).keys()];
  return entries.filter(({ endpoint, route }) => {
    const [routeMethod, routePath = ''] = route.name.split(' ');
    if (method !== null && method !== routeMethod) return false;
    if (routePath.replace(oneOfThem, '') !== pathname) return false;
    return names.every((name) => endpoint.path.includes(`${name}=`));
  });
}

const access: Record<string, string> = { PUBLIC: 'everybody', MEMBER: 'members', STAFF: 'staff' };
const code = (text: string): string => `\`${text}\``;
const linkTo = (text: string, file: string): string => `[${code(text)}](../${file})`;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const columns = ['call', 'field', 'operation', 'server', 'access', 'test variables', ...roles];
const head = [line(columns), line(columns.map(() => '---'))];

const linesOfEntry = (
  call: string,
  { endpoint, field, operations: own, route, controller }: EndpointEntry,
): string[] =>
  own.map(({ name, file, rowFile }) => {
    const row = rows.find((each) => each.name === name)?.row ?? {};
    return line([
      code(call),
      code(field),
      file ? linkTo(name, file) : code(name),
      route.handler && controller ? linkTo(route.handler, controller) : '–',
      access[endpoint.access] ?? endpoint.access,
      rowFile ? linkTo(basename(rowFile), rowFile) : '–',
      ...roles.map((role) => {
        const response = expected(endpoint.access, role, row);
        return response === 'answer' ? '✓' : String(response);
      }),
    ]);
  });

const linesOf = (calls: readonly SpecifiedCall[]): string[] =>
  calls.flatMap(({ method, path }) =>
    entriesOf({ method, path }).flatMap((entry) => {
      const [parameter = ''] = oneOfThem.exec(entry.route.name) ?? [];
      return linesOfEntry(callText({ method, path: `${path}${parameter}` }), entry);
    }),
  );

export function endpointTable(): string {
  const specified = Object.values(specification).flat();
  const answering = new Set(specified.flatMap(entriesOf));
  const beyond = entries.filter((entry) => !answering.has(entry));
  const inDomain = new Set(domainCalls.flatMap(entriesOf));
  const withoutField = [...routes.values()].filter(
    ({ method, path }) => `${method} ${path}` in outsideTheContract,
  );
  return [
    '# Endpoints',
    '',
    'Generated by `tests/api/endpoints.test.ts`, which also fails if the file is stale. Do not edit it.',
    `After a change, run \`${REGENERATE}\`.`,
    '',
    'For each endpoint: the schema field, the operations that call it, the controller action, the access, and the',
    'file with the variables that the contract tests send. The last four columns are the expected responses to a',
    'visitor, to the member who owns the record, to another member and to staff: ✓ is success, a number is the',
    'status of the refusal. `tests/api/operations.test.ts` verifies all of them on a running server, on SQLite',
    'and PostgreSQL.',
    ...Object.entries(specification).flatMap(([heading, calls]) => [
      '',
      `## Specification, section 7: ${heading}`,
      '',
      ...head,
      ...linesOf(calls),
    ]),
    '',
    '## Beyond the specification',
    '',
    'Endpoints that section 7 does not list.',
    '',
    ...head,
    ...beyond.flatMap((entry) => linesOfEntry(entry.route.name.replace(' ', ' /api'), entry)),
    '',
    `Of these ${beyond.filter((entry) => inDomain.has(entry)).length} come from the decisions on the domain.`,
    '',
    '## Routes outside the schema',
    '',
    line(['route', 'access', 'reason']),
    line(['---', '---', '---']),
    ...withoutField.map((route) => {
      const name = `${route.method} ${route.path}`;
      const outside = outsideTheContract[name];
      return line([
        linkTo(name.replace(' ', ' /api'), route.file),
        outside ? (access[outside.access] ?? '') : '–',
        outside?.why ?? '',
      ]);
    }),
    '',
  ].join('\n');
}
