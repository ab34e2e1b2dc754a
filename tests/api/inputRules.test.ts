import fc from 'fast-check';
import {
  getNamedType,
  isInputObjectType,
  isScalarType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { responseError } from 'rest-contract';
import { constraintOf, type Endpoint, endpointsOf, rulesName } from 'rest-contract/contract';
import { checkInput } from '../../cms/src/platform/errors/checkInput';
import { HttpError } from '../../cms/src/platform/errors/HttpError';
import { api } from '@/data/api';
import { schema } from '@/data/testing/contract';
import { validateForm } from '@/ui/forms/formErrors';
import { anyInput, rightInput } from '../support/inputs';
import { pasted } from '../support/texts';
import { callApi, borrowApi } from '../support/api';
import { firstDatabase } from '../support/database';
import { newMember, newStaff } from '../support/members';
import type { TestApi } from '../support/startApi';
import { pathToNothing } from '../support/routes';

const fieldsOf = (status: number, body: unknown): Fields =>
  responseError(api, { status, body, headers: new Headers() })?.fields ?? {};

type Rules = ObjectSchema<AnyObject>;
type Fields = Record<string, string>;

const SEED = 20261121;
/** Inputs per type: more than 1,000 in total. */
const RUNS = 200;
const RUNS_OVER_HTTP = 30;

type Modules = Record<string, Record<string, Rules>>;

const inputRules = Object.assign(
  {},
  ...Object.values(
    import.meta.glob('../../packages/shared/src/generated/inputRules/*.ts', {
      eager: true,
    }) as Modules,
  ),
) as Record<string, Rules>;
const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** `{items: [{quantity: 'x'}]}` → `{'items.0.quantity': 'x'}`. */
function flat(errors: unknown, path = ''): Fields {
  if (typeof errors === 'string') return { [path]: errors };
  return Object.entries((errors ?? {}) as object).reduce<Fields>(
    (all, [key, value]) => ({ ...all, ...flat(value, path === '' ? key : `${path}.${key}`) }),
    {},
  );
}

function rulesOf(type: GraphQLInputObjectType): Rules {
  const rules = inputRules[rulesName(type)];
  if (!rules) throw new Error(`${type.name} has no rules: run npm run codegen.`);
  return rules;
}

/** Without fields that no form has: the server refuses them before validation. */
function known(type: GraphQLInputObjectType, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => (Array.isArray(each) ? each : known(type, each)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(type.getFields()).flatMap(([name, field]) => {
      if (!Object.hasOwn(value, name)) return [];
      const given = (value as AnyObject)[name] as unknown;
      const named = getNamedType(field.type);
      return [[name, isInputObjectType(named) ? known(named, given) : given]];
    }),
  );
}

const source = { schema, ids: [] };
const formInput = (type: GraphQLInputObjectType) =>
  anyInput(source, type).map((values) => known(type, values) as AnyObject);

function validateInForm(type: GraphQLInputObjectType, values: AnyObject) {
  const rules = rulesOf(type);
  const fields = flat(validateForm(rules, values));
  return { fields, sent: Object.keys(fields).length > 0 ? null : json(rules.cast(values)) };
}

function validateOnServer(type: GraphQLInputObjectType, body: unknown) {
  try {
    return { fields: {}, taken: json(checkInput(rulesOf(type), body)) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const response = {
      error: { name: error.code, message: error.message, details: error.details },
    };
    return { fields: fieldsOf(error.status, response), taken: null };
  }
}

describe('input rules in the browser and on the server', () => {
  it.each(inputs.map((type) => [type.name, type] as const))('matches for %s', (_name, type) => {
    let refused = 0;
    fc.assert(
      fc.property(formInput(type), (values) => {
        const form = validateInForm(type, values);
        const server = validateOnServer(type, json(values));
        expect(server.fields).toEqual(form.fields);
        if (form.sent === null) {
          refused += 1;
          for (const message of Object.values(form.fields)) {
            expect(message).toMatch(/[^\p{ASCII}]/u);
          }
        } else {
          expect(server.taken).toEqual(form.sent);
          expect(validateOnServer(type, form.sent).taken).toEqual(form.sent);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Checks that the inputs are a mix of valid and invalid.
    expect(refused).toBeGreaterThan(RUNS / 10);
    expect(refused).toBeLessThan(RUNS);
  });
});

const isText = (field: GraphQLInputField): boolean => {
  const named = getNamedType(field.type);
  const isString = isScalarType(named) && ['String', 'ID'].includes(named.name);
  // Secrets are stored exactly as typed.
  return isString && !constraintOf(schema, field)?.secret;
};

const textFields = inputs.flatMap((type) =>
  Object.values(type.getFields())
    .filter(isText)
    .map((field) => [`${type.name}.${field.name}`, type, field] as const),
);

const pastedValue = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return fc.tuple(...value.map(pastedValue));
  return typeof value === 'string' ? pasted(value) : fc.constant(value);
};

describe('text pasted with invisible characters', () => {
  it('normalizes every input except secrets', () => expect(textFields.length).toBeGreaterThan(100));

  it.each(textFields)('normalizes %s', (_name, type, { name }) => {
    const inputsWithText = rightInput(source, type).chain((input) =>
      pastedValue(input[name]).map((given) => [input, { ...input, [name]: given }] as const),
    );
    let compared = 0;
    fc.assert(
      fc.property(inputsWithText, ([plain, given]) => {
        const expected = validateOnServer(type, json(plain));
        expect(validateOnServer(type, json(given))).toEqual(expected);
        expect(validateInForm(type, given).sent).toEqual(expected.taken);
        if (expected.taken !== null) compared += 1;
      }),
      { numRuns: 40, seed: SEED },
    );
    expect(compared).toBeGreaterThan(0);
  });
});

interface InputEndpoint extends Endpoint {
  input: GraphQLInputObjectType;
}

const inputEndpoints = endpointsOf(schema).flatMap((endpoint): InputEndpoint[] =>
  endpoint.field.args.flatMap(({ type }) => {
    const input = 'ofType' in type ? type.ofType : type;
    return isInputObjectType(input) ? [{ ...endpoint, input }] : [];
  }),
);

describe.each(firstDatabase)('every endpoint with an input, on %s', (database) => {
  let api: TestApi;
  let tokens: Record<Endpoint['access'], string | undefined>;

  beforeAll(async () => {
    api = await borrowApi({ database });
    const [member, staff] = [await newMember(api), await newStaff(api)];
    tokens = { PUBLIC: undefined, MEMBER: member.token, STAFF: staff.token };
  });
  afterAll(() => api.stop());

  // Validation comes before any lookup, so an invalid input is refused whatever it refers to.
  async function send({ method, path, access }: InputEndpoint, body: unknown) {
    const response = await callApi(api, pathToNothing(path), {
      method,
      token: tokens[access],
      json: body,
    });
    return { status: response.status, fields: fieldsOf(response.status, response.body) };
  }

  describe.each(inputEndpoints.map((endpoint) => [endpoint.field.name, endpoint] as const))(
    '%s',
    (_name, endpoint) => {
      const { input } = endpoint;
      const [right = {}] = fc.sample(rightInput(source, input), { numRuns: 1, seed: SEED });

      it.each(Object.keys(input.getFields()))(
        'rejects an invalid %s with its path',
        async (name) => {
          const { status, fields } = await send(endpoint, { ...right, [name]: { no: 'such' } });
          expect(status).toBe(400);
          expect(Object.keys(fields).map((path) => path.split('.')[0])).toContain(name);
        },
      );

      it('rejects an unknown field', async () => {
        const { status, fields } = await send(endpoint, { ...right, khongCo: 1 });
        expect({ status, paths: Object.keys(fields) }).toEqual({ status: 400, paths: ['khongCo'] });
      });

      it('returns the same messages as the form', async () => {
        await fc.assert(
          fc.asyncProperty(formInput(input), async (values) => {
            const form = validateInForm(input, values);
            // The server's body parser rejects `__proto__` before validation.
            fc.pre(form.sent === null && !JSON.stringify(values).includes('"__proto__":'));
            expect(await send(endpoint, values)).toEqual({ status: 400, fields: form.fields });
          }),
          { numRuns: RUNS_OVER_HTTP, seed: SEED },
        );
      });
    },
  );
});
