import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { strapi } from '../adapters/strapi';
import { english } from '../link/messages/english';
import type { FieldTypes } from '../link/typePatcher';
import { restLink } from '../link/restLink';
import { sessions } from '../link/sessions';
import { fakeApi, json, type Responder } from '../testing/fakeApi';
import { settings as usual } from '../codegen/testing/settings';
import { createGenerator, writeFiles } from '../codegen/testing/generate';
import { readContract } from '../codegen/readContract';
import { settingsOf } from '../codegen/settings';

const { options: OPTIONS } = usual;
let root = '';
let previous = '';

/** Everything another API needs, besides its schema and operations. */
const otherConfig: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: 'app/**/*.graphql',
  generates: {
    'app/generated/': {
      presetConfig: {},
      config: OPTIONS,
    },
  },
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'other-api-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const own = (name: string) => join(import.meta.dirname, `${name}.graphql`);
  await cp(own('library'), join(root, 'schema/library.graphql'));
  for (const name of ['Books', 'Borrow']) await cp(own(name), join(root, `app/${name}.graphql`));
  previous = process.cwd();
  process.chdir(root);
  const settings = settingsOf(otherConfig);
  await writeFiles(await createGenerator(settings)(await readContract(settings), { strict: true }));
  process.chdir(previous);
});
afterAll(() => rm(root, { recursive: true }));

async function made<T>(file: string, name: string): Promise<T> {
  const module = (await import(join(root, 'app/generated', file))) as Record<string, T>;
  return module[name] as T;
}

/** A client of the other API: the link, and a cache that knows its records. */
async function clientOf(response: Responder) {
  const { fetch, seen } = fakeApi(response);
  const link = restLink({
    apiUrl: 'https://library.test',
    adapter: strapi(english),
    fieldTypes: await made<FieldTypes>('fieldTypes.ts', 'fieldTypes'),
    fetch,
    timeoutMs: 1000,
    retries: 0,
    pauseMs: 1,
    strict: true,
    sessions: sessions(() => ({
      readToken: () => 'token',
      renew: () => Promise.resolve(null),
      expire: () => undefined,
    })),
  });
  const recordTypes = await made<Record<string, string[]>>('cacheTypes.ts', 'recordTypes');
  const typePolicies = Object.fromEntries(
    recordTypes.documentId!.map((name) => [name, { keyFields: ['documentId'] }]),
  );
  const possibleTypes = await made<Record<string, string[]>>('possibleTypes.ts', 'possibleTypes');
  const cache = new InMemoryCache({ typePolicies, possibleTypes });
  return { client: new ApolloClient({ cache, link }), seen };
}

const book = {
  documentId: 'b1',
  title: 'Sawyer’s Internal Auditing',
  shelf: 'reading-room',
  publishedOn: '2019-03-01',
  authors: [{ documentId: 'a1', name: 'Lawrence Sawyer' }],
  copies: [
    { __component: 'copies.recording', id: 3, minutes: 90 },
    { __component: 'copies.printed', id: 4, signature: 'KT 7' },
  ],
};

it('reads typed results by its own paths and spellings', async () => {
  const { client, seen } = await clientOf(() => json([book]));
  const query = await made<DocumentNode>('operations/Books.ts', 'BooksDocument');
  const { data } = await client.query({ query, variables: { shelf: 'reading-room' } });
  expect(seen[0]?.url).toBe('https://library.test/v2/books?shelf=reading-room');
  expect(data).toMatchObject({ books: [{ __typename: 'Book', title: book.title }] });
  expect(client.cache.extract()).toHaveProperty(['Author:{"documentId":"a1"}', 'name']);
  const types = await readFile(join(root, 'app/generated/operations/Books.ts'), 'utf8');
  expect(types).toContain('shelf: Types.Shelf;');
});

it('reads records of several types, each as the type that it names', async () => {
  const { client } = await clientOf(() => json([book]));
  const query = await made<DocumentNode>('operations/Books.ts', 'BooksDocument');
  await client.query({ query });
  expect(client.readQuery({ query })).toMatchObject({
    books: [
      {
        copies: [
          { __typename: 'Recording', minutes: 90 },
          { __typename: 'PrintedCopy', signature: 'KT 7' },
        ],
      },
    ],
  });
});

it('validates responses against its schema', async () => {
  const { client } = await clientOf(() => json([{ ...book, shelf: 'cellar' }]));
  const query = await made<DocumentNode>('operations/Books.ts', 'BooksDocument');
  await expect(client.query({ query })).rejects.toMatchObject({
    code: 'InvalidResponse',
    details: { path: 'books[0].shelf', expected: 'open-access|reading-room' },
  });
});

it('sends writes with a token and a body', async () => {
  const loan = { documentId: 'l1', dueOn: '2026-12-01', book };
  const { client, seen } = await clientOf(() => json(loan, 201));
  const mutation = await made<DocumentNode>('operations/Borrow.ts', 'BorrowDocument');
  const input = { bookId: 'b1', weeks: 2 };
  const { data } = await client.mutate({ mutation, variables: { input } });
  expect(data).toMatchObject({ borrow: { dueOn: '2026-12-01', book: { documentId: 'b1' } } });
  expect(seen[0]).toMatchObject({ method: 'POST', body: input });
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer token');
});

it('generates the rules of its inputs in one place if no server shares them', async () => {
  const rules = await made<ObjectSchema<object>>('inputRules/LoanInput.ts', 'loanInputRules');
  await expect(rules.validate({ bookId: 'b1', weeks: 9 })).rejects.toThrow(
    'Weeks must be at most 8.',
  );
});
