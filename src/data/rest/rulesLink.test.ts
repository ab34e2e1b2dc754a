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

async function ask(asked: string | DocumentNode, variables: Record<string, unknown>) {
  const query = typeof asked === 'string' ? parse(asked) : asked;
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

it('sends on what holds, as it was given', async () => {
  const variables = { input: { idempotencyKey, entry: { ...entry, provider: ' Công ty An ' } } };
  expect(await ask(ADD, variables)).toEqual({ error: null, sent: [variables] });
});

it('tells each field of an input, also in the depth, and sends nothing', async () => {
  const input = { idempotencyKey, entry: { ...entry, hours: 500, subject: '' } };
  const { error, sent } = await ask(ADD, { input });
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
  ['null for what is required', '$page: Int!', null],
  ['a text for a number', '$page: Int', '2'],
  ['a day that is none', '$page: Date', '2026-02-30'],
  ['a word that the enum has not', '$page: CourseFormat', 'offline'],
  ['a scalar of the adapter', '$page: Dong', 1.5],
])('refuses %s', async (_what, definition, page) => {
  const { error, sent } = await ask(`query One(${definition}) { done(page: $page) }`, { page });
  expect(error).toMatchObject({ code: 'BadInput', fields: { page: 'Giá trị này chưa hợp lệ.' } });
  expect(sent).toEqual([]);
});

it('takes one value for a list of one', async () => {
  const text = 'query Some($formats: [CourseFormat!]) { done(formats: $formats) }';
  expect(await ask(text, { formats: 'online' })).toMatchObject({ error: null });
  const { error } = await ask(text, { formats: 'offline' });
  expect(error).toMatchObject({ fields: { 'formats.0': 'Giá trị này chưa hợp lệ.' } });
});

it('asks of an operation without variables nothing, nor of its fragments', async () => {
  const text = 'query All { ...Done } fragment Done on Query { done }';
  expect(await ask(text, {})).toMatchObject({ error: null, sent: [{}] });
  expect(await ask(CourseCategoriesDocument, {})).toMatchObject({ error: null, sent: [{}] });
});

it('tells the place in a list', async () => {
  const text = 'query Some($formats: [CourseFormat!]!) { done(formats: $formats) }';
  const { error } = await ask(text, { formats: ['online', 'offline'] });
  expect(error).toMatchObject({ fields: { 'formats.1': 'Giá trị này chưa hợp lệ.' } });
});

it('leaves alone what is not given', async () => {
  const text = 'query Some($formats: [CourseFormat!], $page: Int) { done(formats: $formats) }';
  expect(await ask(text, { page: null })).toMatchObject({ error: null });
  expect(await ask(text, { page: 2 })).toMatchObject({ error: null });
});
