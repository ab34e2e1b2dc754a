import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { COURSE, QUOTE } from '../testing/contract';
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
const expectations = { quote: [EXPECTED], course: [{ ...EXPECTED, at: 'slug' }] };
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
  let completed = false;
  const complete = () => void (completed = true);
  const request = ApolloLink.execute(link, { query, variables }, { client }).subscribe({
    complete,
  });
  return { request, completed: () => completed, shown: () => cache.extract(true) };
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
    expect(asked({ slug: 'c1', input: { title: 'New' } }, COURSE).shown()).toEqual(records);
  });

  it('ends with the answer', () => {
    const server = new ApolloLink(() => of({ data: { quote: null } }));
    const { completed, shown } = asked({ input: { course: 'c1', title: 'New' } }, QUOTE, server);
    expect(completed()).toBe(true);
    expect(shown()).toEqual(records);
  });
});
