import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from 'rest-contract/contract';
import { operations } from '../../support/operations';
import type { Exchange } from './Fixture';

const text = readFileSync('host/generated/openapi.json', 'utf8');
const document = JSON.parse(text) as OpenApiDocument;

const ajvOf = (schema: object): Ajv2020 =>
  // Formats and keywords of OpenAPI are for documentation; the rest is validated.
  new Ajv2020({ strict: false, validateFormats: false }).addSchema(schema, 'openapi');

const whole = ajvOf(document);
/** `fields` leaves out what an operation does not select. */
const partial = ajvOf(
  JSON.parse(text, (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? undefined : value,
  ) as object,
);

const compiled = new Map<string, ValidateFunction>();

const pointer = (steps: readonly string[]): string =>
  `openapi#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

function validatorAt(ajv: Ajv2020, steps: readonly string[]): ValidateFunction {
  const $ref = pointer(steps);
  const key = `${ajv === whole ? '' : 'partial '}${$ref}`;
  const known = compiled.get(key) ?? ajv.compile({ $ref });
  compiled.set(key, known);
  return known;
}

/** The differences between a response of the real server and its OpenAPI description. */
export function undocumented(name: string, exchange: Exchange | null): string[] {
  const endpoint = operations.get(name)?.endpoint;
  if (!endpoint || !exchange) return [];
  const path = (endpoint.path.split('?')[0] ?? '').replaceAll('{args.', '{');
  const method = endpoint.method.toLowerCase();
  const operation = document.paths[path]?.[method];
  if (!operation) return [`${method} ${path} is not in the document`];
  const isFailure = exchange.status >= 400;
  if (!isFailure && exchange.status !== 200) return [`${path} answers ${exchange.status}`];
  const validate = isFailure
    ? validatorAt(whole, ['components', 'schemas', 'Failure'])
    : validatorAt(/[?&]fields=/.test(exchange.path) ? partial : whole, [
        'paths',
        path,
        method,
        'responses',
        '200',
        'content',
        'application/json',
        'schema',
      ]);
  if (validate(exchange.body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
