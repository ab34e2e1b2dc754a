import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable, of, throwError } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { COURSE, LOGOUT, QUOTE } from '../testing/contract';
import { expectLink } from './expected';

const pending = new ApolloLink(() => new Observable(() => undefined));
const EXPECTED = {
  type: 'Course',
  key: 'documentId',
  at: 'input.course',
  set: [
    ['title', 'input.title'],
    ['tags', '+ input.tag'],
  ],
};
const CONFIRMED = {
  ...EXPECTED,
  at: 'input.confirmed',
  set: [['title', 'now']],
  when: 'input.sure',
};
const expectations = {
  quote: [EXPECTED, CONFIRMED],
  course: [{ ...EXPECTED, at: 'slug', set: [['title', 'slug']] }],
};
const records = {
  'Course:c1': { __typename: 'Course', documentId: 'c1', title: 'A', tags: ['a'] },
  'Course:c2': { __typename: 'Course', documentId: 'c2', title: 'B', tags: null },
  'Document:c1': { __typename: 'Document', documentId: 'c1', title: 'C', tags: ['c'] },
};

function asked(variables: Record<string, unknown>, query = QUOTE, server = pending) {
  const cache = new InMemoryCache();
  cache.restore(records);
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const link = expectLink(expectations).concat(server);
  const shown = () => cache.extract(true) as Record<string, { title?: string } | undefined>;
  const heard: unknown[] = [];
  const request = ApolloLink.execute(link, { query, variables }, { client }).subscribe({
    next: () => heard.push(['answer', shown()['Course:c1']?.title]),
    error: ({ message }: Error) => heard.push(message),
    complete: () => heard.push('complete'),
  });
  return { request, heard, shown };
}

describe('what a mutation is expected to change', () => {
  it('is shown of the record that it names, until nobody asks any more', () => {
    const { request, shown } = asked({ input: { course: 'c1', title: 'New', tag: 'b' } });
    expect(shown()).toEqual({
      ...records,
      'Course:c1': { ...records['Course:c1'], title: 'New', tags: ['a', 'b'] },
    });
    request.unsubscribe();
    expect(shown()).toEqual(records);
  });

  it('is nothing where an argument is not given', () => {
    expect(asked({ input: { course: 'c1' } }).shown()).toEqual(records);
  });

  it('begins a list that was none, and has nothing in it twice', () => {
    const { shown } = asked({ input: { course: 'c2', tag: 'b' } });
    expect(shown()['Course:c2']).toMatchObject({ title: 'B', tags: ['b'] });
    expect(asked({ input: { course: 'c1', tag: 'a' } }).shown()).toEqual(records);
  });

  it('is not shown for a query of the same name', () => {
    expect(asked({ slug: 'c1' }, COURSE).shown()).toEqual(records);
  });

  it('may be this moment, where an argument says so', () => {
    vi.useFakeTimers({ now: new Date('2026-07-05T07:30:00Z') });
    const { shown } = asked({ input: { confirmed: 'c1', sure: true } });
    expect(shown()['Course:c1']).toMatchObject({ title: '2026-07-05T07:30:00.000Z' });
    expect(asked({ input: { confirmed: 'c1', sure: false } }).shown()).toEqual(records);
    expect(asked({ input: { confirmed: 'c1' } }).shown()).toEqual(records);
  });

  it('ends with the answer, which comes first', () => {
    const server = new ApolloLink(() => of({ data: { quote: null } }));
    const { heard, shown } = asked({ input: { course: 'c1', title: 'New' } }, QUOTE, server);
    expect(heard).toEqual([['answer', 'New'], 'complete']);
    expect(shown()).toEqual(records);
  });

  it('is nothing of one that nothing is expected of', () => {
    const server = new ApolloLink(() => of({ data: { logout: null } }));
    const { heard, shown } = asked({}, LOGOUT, server);
    expect(heard).toEqual([['answer', 'A'], 'complete']);
    expect(shown()).toEqual(records);
  });

  it('ends with a failure', () => {
    const server = new ApolloLink(() => throwError(() => new Error('lost')));
    const { heard, shown } = asked({ input: { course: 'c1', title: 'New' } }, QUOTE, server);
    expect(heard).toEqual(['lost']);
    expect(shown()).toEqual(records);
  });
});
