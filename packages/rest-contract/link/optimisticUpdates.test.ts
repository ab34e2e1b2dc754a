import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable, of, throwError } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COURSE, LOGOUT, QUOTE } from '../testing/courses';
import { optimisticLink } from './optimisticUpdates';

const pending = new ApolloLink(() => new Observable(() => undefined));
const UPDATE = {
  type: 'Course',
  key: 'documentId',
  at: 'input.course',
  set: [
    ['title', 'input.title'],
    ['tags', '+ input.tag'],
  ],
};
const CONFIRMED_UPDATE = {
  ...UPDATE,
  at: 'input.confirmed',
  set: [['title', 'now']],
  when: 'input.sure',
};
const optimisticUpdates = {
  quote: [UPDATE, CONFIRMED_UPDATE],
  course: [{ ...UPDATE, at: 'slug', set: [['title', 'slug']] }],
};
const records = {
  'Course:c1': { __typename: 'Course', documentId: 'c1', title: 'A', tags: ['a'] },
  'Course:c2': { __typename: 'Course', documentId: 'c2', title: 'B', tags: null },
  'Document:c1': { __typename: 'Document', documentId: 'c1', title: 'C', tags: ['c'] },
};

function send(variables: Record<string, unknown>, query = QUOTE, server = pending) {
  const cache = new InMemoryCache();
  cache.restore(records);
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const link = optimisticLink(optimisticUpdates).concat(server);
  const visible = () => cache.extract(true) as Record<string, { title?: string } | undefined>;
  const received: unknown[] = [];
  const request = ApolloLink.execute(link, { query, variables }, { client }).subscribe({
    next: () => received.push(['response', visible()['Course:c1']?.title]),
    error: ({ message }: Error) => received.push(message),
    complete: () => received.push('complete'),
  });
  return { request, received, visible };
}

afterEach(() => void vi.useRealTimers());

describe('optimisticLink', () => {
  it('shows an optimistic change of the named record until the request is cancelled', () => {
    const { request, visible } = send({ input: { course: 'c1', title: 'New', tag: 'b' } });
    expect(visible()).toEqual({
      ...records,
      'Course:c1': { ...records['Course:c1'], title: 'New', tags: ['a', 'b'] },
    });
    request.unsubscribe();
    expect(visible()).toEqual(records);
  });

  it('changes nothing if an argument is missing', () => {
    expect(send({ input: { course: 'c1' } }).visible()).toEqual(records);
  });

  it('starts a missing list, and adds no duplicate', () => {
    const { visible } = send({ input: { course: 'c2', tag: 'b' } });
    expect(visible()['Course:c2']).toMatchObject({ title: 'B', tags: ['b'] });
    expect(send({ input: { course: 'c1', tag: 'a' } }).visible()).toEqual(records);
  });

  it('ignores a query of the same name', () => {
    expect(send({ slug: 'c1' }, COURSE).visible()).toEqual(records);
  });

  it('writes the current time only if the condition is true', () => {
    vi.useFakeTimers({ now: new Date('2026-07-05T07:30:00Z') });
    const { visible } = send({ input: { confirmed: 'c1', sure: true } });
    expect(visible()['Course:c1']).toMatchObject({ title: '2026-07-05T07:30:00.000Z' });
    expect(send({ input: { confirmed: 'c1', sure: false } }).visible()).toEqual(records);
    expect(send({ input: { confirmed: 'c1' } }).visible()).toEqual(records);
  });

  it('reverts the change after it delivers the response', () => {
    const server = new ApolloLink(() => of({ data: { quote: null } }));
    const { received, visible } = send({ input: { course: 'c1', title: 'New' } }, QUOTE, server);
    expect(received).toEqual([['response', 'New'], 'complete']);
    expect(visible()).toEqual(records);
  });

  it('changes nothing for a mutation without optimisticUpdates', () => {
    const server = new ApolloLink(() => of({ data: { logout: null } }));
    const { received, visible } = send({}, LOGOUT, server);
    expect(received).toEqual([['response', 'A'], 'complete']);
    expect(visible()).toEqual(records);
  });

  it('reverts the change after a failure', () => {
    const server = new ApolloLink(() => throwError(() => new Error('lost')));
    const { received, visible } = send({ input: { course: 'c1', title: 'New' } }, QUOTE, server);
    expect(received).toEqual(['lost']);
    expect(visible()).toEqual(records);
  });
});
