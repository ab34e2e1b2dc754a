import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { api } from '../api';
import { addCpeEntryInputRules } from '../generated/inputRules/AddCpeEntryInput';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { rulesLink, type RequestRules } from './rulesLink';

const rules: RequestRules = {
  AddCpeEntryInput: () => Promise.resolve(addCpeEntryInputRules),
  CourseFormat: ['online', 'self-paced'],
};

async function send(source: string | DocumentNode, variables: Record<string, unknown>) {
  const query = typeof source === 'string' ? parse(source) : source;
  const sent: unknown[] = [];
  const last = new ApolloLink((operation) => {
    sent.push(operation.variables);
    return new Observable((observer) => {
      observer.next({ data: { done: true } });
      observer.complete();
    });
  });
  const link = ApolloLink.from([rulesLink(rules, api), last]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const failed = client
    .query<unknown>({ query, variables, fetchPolicy: 'no-cache' })
    .then(() => null)
    .catch((error: unknown) => error);
  return { error: await failed, sent };
}

const ADD = 'query Add($input: AddCpeEntryInput!) { done(input: $input) }';
const entry = {
  ...{ day: '2026-03-01', hours: 2, subject: 'Hội thảo nội bộ', provider: 'Công ty An' },
  part: 'risk',
};
const idempotencyKey = '0b8f5ad2-7bd6-4d0c-9f2e-9d6f0d1a2b3c';

it('forwards valid variables unchanged', async () => {
  const variables = { input: { idempotencyKey, entry: { ...entry, provider: ' Công ty An ' } } };
  expect(await send(ADD, variables)).toEqual({ error: null, sent: [variables] });
});

it('reports each invalid field, also nested ones, and sends nothing', async () => {
  const input = { idempotencyKey, entry: { ...entry, hours: 500, subject: '' } };
  const { error, sent } = await send(ADD, { input });
  expect(error).toMatchObject({
    status: 0,
    code: 'BadInput',
    message: 'Thông tin gửi đi chưa hợp lệ. Vui lòng kiểm tra lại.',
    fields: {
      'entry.hours': 'Số giờ CPE lớn nhất là 100.',
      'entry.subject': 'Vui lòng nhập nội dung.',
    },
  });
  expect(sent).toEqual([]);
});

it.each([
  ['a missing argument', '$page: Int!', undefined],
  ['null for a required argument', '$page: Int!', null],
  ['text for a number', '$page: Int', '2'],
  ['an impossible date', '$page: Date', '2026-02-30'],
  ['an unknown enum value', '$page: CourseFormat', 'offline'],
  ['an invalid scalar of the adapter', '$page: Dong', 1.5],
])('rejects %s', async (_what, definition, page) => {
  const { error, sent } = await send(`query One(${definition}) { done(page: $page) }`, { page });
  expect(error).toMatchObject({ code: 'BadInput', fields: { page: 'Giá trị này chưa hợp lệ.' } });
  expect(sent).toEqual([]);
});

it('accepts a single value for a list', async () => {
  const text = 'query Some($formats: [CourseFormat!]) { done(formats: $formats) }';
  expect(await send(text, { formats: 'online' })).toMatchObject({ error: null });
  const { error } = await send(text, { formats: 'offline' });
  expect(error).toMatchObject({ fields: { 'formats.0': 'Giá trị này chưa hợp lệ.' } });
});

it('forwards an operation without variables, whatever its fragments', async () => {
  const text = 'query All { ...Done } fragment Done on Query { done }';
  expect(await send(text, {})).toMatchObject({ error: null, sent: [{}] });
  expect(await send(CourseCategoriesDocument, {})).toMatchObject({ error: null, sent: [{}] });
});

it('reports the index of an invalid item', async () => {
  const text = 'query Some($formats: [CourseFormat!]!) { done(formats: $formats) }';
  const { error } = await send(text, { formats: ['online', 'offline'] });
  expect(error).toMatchObject({ fields: { 'formats.1': 'Giá trị này chưa hợp lệ.' } });
});

it('ignores absent optional variables', async () => {
  const text = 'query Some($formats: [CourseFormat!], $page: Int) { done(formats: $formats) }';
  expect(await send(text, { page: null })).toMatchObject({ error: null });
  expect(await send(text, { page: 2 })).toMatchObject({ error: null });
});
