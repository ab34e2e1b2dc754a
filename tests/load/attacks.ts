import openApi from '../../host/generated/openapi.json';
import { routePatterns } from '@iia/shared/routePatterns';

export interface Attack {
  /** What it attacks, e.g. `GET /khoa-hoc/:slug`. */
  name: string;
  /** The number makes each request unique, so that nothing is cached. */
  request: (number: number) => { path: string; method?: string; body?: string };
}

type Target = Attack['request'];

const get =
  (pathOf: (number: number) => string): Target =>
  (number) => ({ path: pathOf(number) });

const post =
  (path: string, bytes: number): Target =>
  (number) => ({ path, method: 'POST', body: JSON.stringify([number, 'x'.repeat(bytes)]) });

/** As many bytes as the host accepts before the API sees them. */
const CALL_BYTES = 99_000;
const FILE_BYTES = 990_000;

const panelFolders = [
  'admin',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'email',
  'i18n',
  'review-workflows',
  'upload',
  'uploads',
  'users-permissions',
];

/** The most expensive request to each route of the host, by its path. */
export const hostAttacks: Readonly<Record<string, Target>> = {
  '/livez': get((n) => `/livez?${n}`),
  '/readyz': get((n) => `/readyz?${n}`),
  '/build.json': get((n) => `/build.json?${n}`),
  '/robots.txt': get((n) => `/robots.txt?${n}`),
  '/sitemap.xml': get((n) => `/sitemap.xml?${n}`),
  '/sitemap/:file': get((n) => `/sitemap/courses-${n}.xml`),
  '/icons/:file': get((n) => `/icons/${n % 2 ? 'ph' : 'mdi'}.json?icons=khong-co-${n}`),
  '/og.png': get((n) => `/og.png?${n}`),
  '/og/*': get((n) => `/og/khong-co-${n}.png`),
  '/favicon.ico': get((n) => `/favicon.ico?${n}`),
  '/assets/*': get((n) => `/assets/khong-co-${n}.js`),
  '/api/openapi.json': get((n) => `/api/openapi.json?${n}`),
  '/api/docs': get((n) => `/api/docs?${n}`),
  '/api/docs/swagger-ui.css': get((n) => `/api/docs/swagger-ui.css?${n}`),
  '/api/docs/swagger-ui-bundle.js': get((n) => `/api/docs/swagger-ui-bundle.js?${n}`),
  '/_host/purge': post('/_host/purge', 16_000),
  '/api/*': post('/api/khong-co', CALL_BYTES),
  '/api/payment/reconcileStatement': post('/api/payment/reconcileStatement', FILE_BYTES),
  '/api/imports/check': post('/api/imports/check', FILE_BYTES),
  '/api/imports/run': post('/api/imports/run', FILE_BYTES),
  '/api/download': get((n) => `/api/download?ticket=khong-co.${n}`),
  '/api/download/': get((n) => `/api/download/?ticket=khong-co.${n}`),
  '/api/sample-file': get((n) => `/api/sample-file?lesson=khong-co.${n}`),
  '/api/sample-file/': get((n) => `/api/sample-file/?lesson=khong-co.${n}`),
  '/api/cpe/evidence': post('/api/cpe/evidence', FILE_BYTES),
  '/api/cpe/evidence/': post('/api/cpe/evidence/', FILE_BYTES),
  ...Object.fromEntries(
    panelFolders.flatMap((folder) => [
      [`/${folder}`, post(`/${folder}`, CALL_BYTES)],
      [`/${folder}/*`, get((n) => `/${folder}/khong-co-${n}`)],
    ]),
  ),
  '/*': get((n) => `/khong-co-${n}`),
};

/** Parameters that some page reads. */
const pageQuery = (number: number): string =>
  new URLSearchParams(
    ['tim', 'q', 'trang', 'muc', 'loai', 'so'].map((name) => [name, `${number}`]),
  ).toString();

export const pageAttacks: readonly Attack[] = Object.values(routePatterns).map((pattern) => ({
  name: `page ${pattern}`,
  request: get((n) => `${pattern.replace(/:\w+/g, `khong-co-${n}`)}?${pageQuery(n)}`),
}));

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const schemas = openApi.components.schemas as unknown as Record<string, Schema>;
const operations = openApi.paths as unknown as Record<string, Record<string, Operation>>;

/** A unique value that the contract allows. Recursive inputs end in null. */
function valueOf(schema: Schema, name: string, number: number, depth = 0): unknown {
  if (depth > 6) return null;
  if (schema.$ref) {
    const referred = schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
    return valueOf(referred, name, number, depth + 1);
  }
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueOf(choice, name, number, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object' || schema.properties) {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      properties.map(([key, part]) => [key, valueOf(part, key, number, depth + 1)]),
    );
  }
  if (type === 'array') return [valueOf(schema.items ?? {}, name, number, depth + 1)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    return /pageSize/.test(name) ? 100 : Math.max(schema.minimum ?? 1, number % 1_000);
  }
  if (/email|identifier/i.test(name)) return `khong-co-${number}@congty.example`;
  return /password/i.test(name) ? `Gio-nam-thoi-${number}` : `Khong co ${number}`;
}

/** Each call of the contract, through the host. */
export const apiAttacks: readonly Attack[] = Object.entries(operations).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody }]): Attack => {
    const schema = requestBody?.content['application/json']?.schema;
    return {
      name: `${method.toUpperCase()} /api${path}`,
      request: (number) => {
        const query = new URLSearchParams(
          parameters
            // An unknown part would be rejected before anything is read.
            .filter((one) => one.in === 'query' && one.name !== 'populate' && one.name !== 'sort')
            .map((one) => [one.name, String(valueOf(one.schema, one.name, number))]),
        );
        return {
          path: `/api${path.replace(/\{\w+\}/g, `khong-co-${number}`)}?${query.toString()}`,
          method: method.toUpperCase(),
          ...(schema && { body: JSON.stringify(valueOf(schema, '', number)) }),
        };
      },
    };
  }),
);
