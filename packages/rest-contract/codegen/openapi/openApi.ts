import type { GraphQLSchema } from 'graphql';
import { endpointsByRoute } from '../contract/routes';
import { apiSettingsOf } from '../contract/apiSettings';
import { ERROR_RESPONSE } from './responseSchema';
import type { JsonSchema } from './jsonSchema';
import {
  documentedPath,
  failureResponses,
  operationOf,
  type ApiOperation,
  type Response,
} from './operation';
import { Schemas } from './Schemas';

export interface OpenApiConfig {
  /** The file to generate. */
  file: string;
  title: string;
  description: string;
  version: string;
  /** The address of the API, relative to the document's. */
  server: string;
  /** The fields whose responses have no `{data, meta}` envelope. */
  bare: readonly string[];
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; description: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    securitySchemes: Record<string, object>;
    responses: Record<string, Response>;
    schemas: Record<string, JsonSchema>;
  };
}

const SESSION = {
  type: 'http',
  scheme: 'bearer',
  description: 'The `jwt` of a login. Operations that list the role `staff` require it.',
};

/** Converts the contract to an OpenAPI 3.1 document. */
export function openApi(schema: GraphQLSchema, config: OpenApiConfig): OpenApiDocument {
  const { title, description, version, server, bare } = config;
  const schemas = new Schemas(schema, apiSettingsOf(schema).discriminator);
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoints of endpointsByRoute(schema).values()) {
    const [first] = endpoints;
    if (!first) continue;
    const path = (paths[documentedPath(first)] ??= {});
    path[first.method.toLowerCase()] = operationOf(schema, schemas, endpoints, bare);
  }
  const sorted = Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1));
  const tags = sorted.flatMap(([, methods]) =>
    Object.values(methods).flatMap(({ tags: of }) => of),
  );
  return {
    openapi: '3.1.0',
    info: { title, description, version },
    servers: [{ url: server }],
    tags: [...new Set(tags)].sort().map((name) => ({ name })),
    paths: Object.fromEntries(sorted),
    components: {
      securitySchemes: { session: SESSION },
      responses: failureResponses(),
      schemas: { ...schemas.components(), Failure: ERROR_RESPONSE },
    },
  };
}
