/** The parts that are read of an OpenAPI 3.0 or 3.1 document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema?: Schema;
}

interface Body {
  $ref?: string;
  required?: boolean;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
  security?: Record<string, unknown>[];
}

export interface OpenApi {
  openapi?: string;
  security?: Record<string, unknown>[];
  paths?: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components?: Record<string, Record<string, unknown>>;
}

const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Follows `#/components/…`; references to other files are not supported. */
export function resolve<T extends { $ref?: string }>(document: OpenApi, given: T): T {
  let found = given;
  for (let steps = 0; found.$ref !== undefined; steps += 1) {
    const { $ref } = found;
    const target = $ref
      .replace(/^#\//, '')
      .split('/')
      .map(unescape)
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
    if (!$ref.startsWith('#/') || target === undefined || steps > 20) {
      throw new Error(`${$ref} is not in the document; bundle it into one file first.`);
    }
    found = target as T;
  }
  return found;
}

/** Returns the component's name, the last segment of a reference. */
export const refName = ($ref: string): string => unescape($ref.slice($ref.lastIndexOf('/') + 1));

const schemaOf = ({ content = {} }: Body, type: RegExp): Schema | undefined =>
  Object.entries(content).find(([each]) => type.test(each))?.[1].schema;

export const jsonOf = (body: Body): Schema | undefined =>
  schemaOf(body, /^application\/(.+\+)?json\b/);

export const formOf = (body: Body): Schema | undefined =>
  schemaOf(body, /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/);
