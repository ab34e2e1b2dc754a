import { ApolloClient, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { api } from '@/data/api';
import { fieldTypes } from '@/data/generated/fieldTypes';
import { restLink, sessions } from 'rest-contract';
import { wireValuesOf } from 'rest-contract/contract';
import { createMockApi, settingsOf } from 'rest-contract/testing';
import { schema } from '@/data/testing/contract';
import config from '../../codegen';
import { rightInput } from '../support/inputs';
import { operations } from '../support/operations';

const RULES = '../../packages/shared/src/generated/inputRules';

const mock = createMockApi({
  ...settingsOf(config).mock,
  schema,
  async rulesOf(input) {
    const rules = (await import(`${RULES}/${input}.ts`)) as Record<string, ObjectSchema<AnyObject>>;
    return Object.values(rules)[0]!;
  },
});

const request = (path: string, init?: RequestInit): Promise<Response> =>
  mock(new Request(`http://mock.test/api${path}`, init));

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: restLink({
    apiUrl: 'http://mock.test/api',
    adapter: api,
    fieldTypes,
    fetch: (url, init) => mock(new Request(url, init)),
    timeoutMs: 1000,
    retries: 0,
    pauseMs: 1,
    strict: true,
    sessions: sessions(() => ({
      readToken: () => 'token',
      renew: () => Promise.resolve(null),
      expire: () => undefined,
    })),
  }),
});

function valueOf(node: TypeNode): unknown {
  const type = typeFromAST(schema, node as never);
  const named = getNamedType(type);
  if (!isNonNullType(type)) return undefined;
  if (isEnumType(named)) return Object.values(wireValuesOf(schema, named))[0];
  if (isInputObjectType(named)) {
    return fc.sample(rightInput({ schema, ids: ['a-1'] }, named), { numRuns: 1, seed: 1 })[0];
  }
  return ({ Int: 1, Date: '2026-07-05' } as Record<string, unknown>)[named?.name ?? ''] ?? 'a-2';
}

const operationOf = (document: DocumentNode): OperationDefinitionNode =>
  document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;

const isLocal = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every(
    (each) =>
      each.kind === Kind.FIELD && each.directives?.some(({ name }) => name.value === 'client'),
  );

describe('The mock API', () => {
  it("answers every operation with a response that the link's guard accepts", async () => {
    const failed: string[] = [];
    for (const { name, document } of operations.values()) {
      const operation = operationOf(document);
      if (isLocal(operation)) continue;
      const variables = Object.fromEntries(
        (operation.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          valueOf(type),
        ]),
      );
      const requesting =
        operation.operation === 'query'
          ? client.query({ query: document, variables, fetchPolicy: 'no-cache' })
          : client.mutate({ mutation: document, variables, fetchPolicy: 'no-cache' });
      await requesting.catch((error: { message: string; details: unknown }) =>
        failed.push(`${name}: ${error.message} ${JSON.stringify(error.details)}`),
      );
    }
    expect(failed).toEqual([]);
  }, 60_000);

  it('distinguishes two endpoints at one path by their arguments', async () => {
    const headers = { authorization: 'Bearer x' };
    const list = await request('/course/getUserCourse', { headers });
    const one = await request('/course/getUserCourse?id=course-2', { headers });
    expect(await list.json()).toEqual({
      data: [expect.anything(), expect.anything(), expect.anything()],
    });
    expect(await one.json()).not.toHaveProperty('data.0');
  });
});
