import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { api } from '../testing/client';
import * as rule from '../rules/en';
import { CATEGORIES } from '../testing/courses';
import { rulesLink, type RequestRules } from './rulesLink';

const rules: RequestRules = {
  AddEntryInput: () =>
    Promise.resolve(
      rule.object({
        key: rule.text('Key').test('format', 'Key is not valid.', rule.isUuid).required(),
        entry: rule
          .object({
            hours: rule.whole('Hours').max(100, 'Hours must be at most 100.').required(),
            subject: rule.text('Subject').required('Please enter subject.'),
          })
          .required(),
      }),
    ),
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

const ADD = 'query Add($input: AddEntryInput!) { done(input: $input) }';
const entry = { hours: 2, subject: ' Audits ' };
const key = '0b8f5ad2-7bd6-4d0c-9f2e-9d6f0d1a2b3c';

it('forwards valid variables unchanged', async () => {
  const variables = { input: { key, entry } };
  expect(await send(ADD, variables)).toEqual({ error: null, sent: [variables] });
});

it('reports each invalid field, also nested ones, and sends nothing', async () => {
  const input = { key, entry: { hours: 500, subject: '' } };
  const { error, sent } = await send(ADD, { input });
  expect(error).toMatchObject({
    status: 0,
    code: 'BadInput',
    message: 'Something in what you entered is not valid. Check it and try again.',
    fields: {
      'entry.hours': 'Hours must be at most 100.',
      'entry.subject': 'Please enter subject.',
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
  ['an invalid scalar of the adapter', '$page: Cents', 1.5],
])('rejects %s', async (_what, definition, page) => {
  const { error, sent } = await send(`query One(${definition}) { done(page: $page) }`, { page });
  expect(error).toMatchObject({ code: 'BadInput', fields: { page: 'This value is not valid.' } });
  expect(sent).toEqual([]);
});

it('accepts a single value for a list', async () => {
  const text = 'query Some($formats: [CourseFormat!]) { done(formats: $formats) }';
  expect(await send(text, { formats: 'online' })).toMatchObject({ error: null });
  const { error } = await send(text, { formats: 'offline' });
  expect(error).toMatchObject({ fields: { 'formats.0': 'This value is not valid.' } });
});

it('forwards an operation without variables, whatever its fragments', async () => {
  const text = 'query All { ...Done } fragment Done on Query { done }';
  expect(await send(text, {})).toMatchObject({ error: null, sent: [{}] });
  expect(await send(CATEGORIES, {})).toMatchObject({ error: null, sent: [{}] });
});

it('reports the index of an invalid item', async () => {
  const text = 'query Some($formats: [CourseFormat!]!) { done(formats: $formats) }';
  const { error } = await send(text, { formats: ['online', 'offline'] });
  expect(error).toMatchObject({ fields: { 'formats.1': 'This value is not valid.' } });
});

it('ignores absent optional variables', async () => {
  const text = 'query Some($formats: [CourseFormat!], $page: Int) { done(formats: $formats) }';
  expect(await send(text, { page: null })).toMatchObject({ error: null });
  expect(await send(text, { page: 2 })).toMatchObject({ error: null });
});
