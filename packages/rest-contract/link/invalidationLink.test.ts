import { ApolloClient, ApolloLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { invalidationLink, type InvalidationLinkOptions } from './invalidationLink';
import type { FieldShape } from './shape';

const documentOf = (text: string, shape: FieldShape): DocumentNode => {
  const operation = text.startsWith('mutation') ? text : `query ${text}`;
  const guard = `@guard(shape: ${JSON.stringify(JSON.stringify(shape))}) {`;
  return parse(operation.replace('{', guard).replace('@rest', '@rest(path: "/x")'));
};

const BOOKS = documentOf('{ books @rest { id } }', ['[Book!]!', { id: 'ID!' }]);
const LOANS = documentOf('{ loans @rest { id } }', ['[Loan!]!', { id: 'ID!' }]);
const BORROW = documentOf('mutation { borrow @rest { id } }', ['Loan!', { id: 'ID!' }]);
const NAMELESS = documentOf('mutation { sort @rest }', 'Int');

const books = [{ __typename: 'Book', id: 'b1' }];
const loans = [{ __typename: 'Loan', id: 'l1' }];
const borrow = { __typename: 'Loan', id: 'l2' };
const failed = (status: number, code = `Http${status}`) =>
  new ApiError({ status, code, message: 'x' });

const byStatus = (mayHaveSucceeded: boolean) => (status: number) =>
  [`${status}`, failed(status), mayHaveSucceeded] as const;

/** A client whose responses the test delivers. */
function client(options: Partial<InvalidationLinkOptions> = {}) {
  const waiting: { field: string; deliver: (response: object | Error) => void }[] = [];
  const server = new ApolloLink(
    ({ query }) =>
      new Observable((observer) => {
        const field = /(books|loans|borrow|sort|badge)/.exec(JSON.stringify(query))?.[0] ?? '';
        const deliver = (response: object | Error): void => {
          if (response instanceof Error) return observer.error(response);
          observer.next({ data: response });
          observer.complete();
        };
        waiting.push({ field, deliver });
      }),
  );
  const invalidations = { borrow: { queries: ['books'], records: [] }, sort: null };
  const link = invalidationLink({ invalidations, ...options }).concat(server);
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link });
  const respondTo = async (field: string, response: object | Error): Promise<void> => {
    await vi.waitFor(() => expect(waiting.map((one) => one.field)).toContain(field));
    const [one] = waiting.splice(
      waiting.findIndex((other) => other.field === field),
      1,
    );
    one?.deliver(response);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fillCache = () => {
    apollo.writeQuery({ query: BOOKS, data: { books } });
    apollo.writeQuery({ query: LOANS, data: { loans } });
  };
  const borrowBook = async (response: object | Error = { borrow }): Promise<unknown> => {
    const outcome = apollo.mutate({ mutation: BORROW }).catch((error: unknown) => error);
    await respondTo('borrow', response);
    return outcome;
  };
  const isCached = (query: DocumentNode): boolean => apollo.readQuery({ query }) !== null;
  const pending = (): string[] => waiting.map(({ field }) => field);
  return { client: apollo, respondTo, fillCache, borrowBook, isCached, pending };
}

function tabs() {
  const posted: unknown[] = [];
  const channel = { onmessage: null, postMessage: (stale: unknown) => posted.push(stale) };
  const deliver = (data: unknown) =>
    (channel.onmessage as unknown as (event: { data: unknown }) => void)({ data });
  return { channel: channel as unknown as BroadcastChannel, posted, deliver };
}

describe('invalidationLink after a mutation', () => {
  it('evicts what the mutation invalidates, and nothing else', async () => {
    const { fillCache, borrowBook, isCached } = client();
    fillCache();
    expect(await borrowBook()).toMatchObject({ data: { borrow } });
    expect([isCached(BOOKS), isCached(LOANS)]).toEqual([false, true]);
  });

  it('evicts nothing without invalidations', async () => {
    const { client: apollo, fillCache, respondTo, isCached } = client();
    fillCache();
    const changing = apollo.mutate({ mutation: NAMELESS });
    await respondTo('sort', { sort: 1 });
    await changing;
    expect([isCached(BOOKS), isCached(LOANS)]).toEqual([true, true]);
  });

  it.each([
    ...[400, 401, 404, 429, 499].map(byStatus(false)),
    ...[399, 408, 409, 422, 500, 503].map(byStatus(true)),
    ['no connection', failed(0, 'NetworkError'), true] as const,
    ['an error of our code', new TypeError('x'), true] as const,
  ])(
    'decides by %s whether a failed mutation may have succeeded: %j',
    async (_what, error, mayHaveSucceeded) => {
      const { fillCache, borrowBook, isCached } = client();
      fillCache();
      expect(await borrowBook(error)).toBe(error);
      expect([isCached(BOOKS), isCached(LOANS)]).toEqual([!mayHaveSucceeded, true]);
    },
  );

  it('completes after the response', async () => {
    const { client: apollo, respondTo } = client();
    const complete = vi.fn();
    ApolloLink.execute(apollo.link, { query: BORROW }, { client: apollo }).subscribe({ complete });
    await respondTo('borrow', { borrow });
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['succeeds', { borrow }, ['loans']],
    ['fails', failed(503), []],
  ])(
    'refetches failed queries on the screen only if the mutation succeeds: it %s',
    async (_what, response, again) => {
      const invalidations = { borrow: { queries: [], records: [] } };
      const { client: apollo, respondTo, borrowBook, pending } = client({ invalidations });
      const watches = [BOOKS, LOANS].map((query) =>
        apollo.watchQuery({ query, fetchPolicy: 'cache-and-network' }).subscribe({
          error: () => undefined,
        }),
      );
      await respondTo('books', { books });
      await respondTo('loans', failed(503));
      await borrowBook(response);
      expect(pending()).toEqual(again);
      watches.forEach((watch) => watch.unsubscribe());
    },
  );
});

describe('invalidationLink with other tabs', () => {
  it('posts the invalidations', async () => {
    const { channel, posted } = tabs();
    const { borrowBook } = client({ tabs: channel });
    await borrowBook();
    expect(posted).toEqual([{ queries: ['books'], records: [] }]);
  });

  it('evicts and refetches what another tab posts', async () => {
    const { channel, posted, deliver } = tabs();
    const { client: apollo, respondTo, pending } = client({ tabs: channel });
    const watch = apollo.watchQuery({ query: BOOKS }).subscribe({});
    await respondTo('books', { books });
    deliver({ queries: ['books'], records: [] });
    await vi.waitFor(() => expect(pending()).toEqual(['books']));
    expect(posted).toEqual([]);
    watch.unsubscribe();
  });

  it('ignores messages of another build', async () => {
    const { channel, deliver } = tabs();
    const { fillCache, borrowBook, isCached } = client({ tabs: channel });
    await borrowBook();
    fillCache();
    deliver({ stale: ['books'] });
    expect(isCached(BOOKS)).toBe(true);
  });

  it('subscribes once', async () => {
    const { channel } = tabs();
    const { borrowBook } = client({ tabs: channel });
    await borrowBook();
    const first = channel.onmessage;
    await borrowBook();
    expect(channel.onmessage).toBe(first);
  });
});

describe('a query that a mutation overtakes', () => {
  it.each<[string, DocumentNode, string]>([
    ['is invalidated', BOOKS, 'books'],
    ['returns records of the mutation', LOANS, 'loans'],
  ])('repeats the query if it %s', async (_what, query, field) => {
    const { client: apollo, respondTo, borrowBook, pending } = client();
    const reading = apollo.query({ query });
    await vi.waitFor(() => expect(pending()).toEqual([field]));
    await borrowBook();
    await respondTo(field, { [field]: [] });
    expect(pending()).toEqual([field]);
    await respondTo(field, field === 'books' ? { books } : { loans });
    expect((await reading).data).toEqual(field === 'books' ? { books } : { loans });
  });

  it('repeats the query if records in its response are invalidated', async () => {
    const records = [{ type: 'Book', fields: ['title'] }];
    const {
      client: apollo,
      respondTo,
      borrowBook,
      pending,
    } = client({
      invalidations: { borrow: { queries: [], records } },
    });
    void apollo.query({ query: BOOKS });
    await vi.waitFor(() => expect(pending()).toEqual(['books']));
    await borrowBook();
    await respondTo('books', { books: [] });
    expect(pending()).toEqual(['books']);
  });

  it('repeats the query if it failed, unless it was aborted', async () => {
    for (const [error, again] of [
      [failed(503), ['books']],
      [failed(0, 'Aborted'), []],
      [new TypeError('x'), ['books']],
    ] as const) {
      const { client: apollo, respondTo, borrowBook, pending } = client();
      const reading = apollo.query({ query: BOOKS }).catch((reason: unknown) => reason);
      await vi.waitFor(() => expect(pending()).toEqual(['books']));
      await borrowBook();
      await respondTo('books', error);
      expect(pending()).toEqual(again);
      if (again.length > 0) await respondTo('books', { books });
      else expect(await reading).toBe(error);
    }
  });

  it('delivers the query if the mutation does not affect it', async () => {
    const { client: apollo, respondTo, pending } = client();
    const reading = apollo.query({ query: BOOKS });
    await vi.waitFor(() => expect(pending()).toEqual(['books']));
    const changing = apollo.mutate({ mutation: NAMELESS });
    await respondTo('sort', { sort: 1 });
    await changing;
    await respondTo('books', { books });
    expect((await reading).data).toEqual({ books });
  });

  it('delivers a failure if no mutation overtook it', async () => {
    const { client: apollo, respondTo } = client();
    const reading = apollo.query({ query: BOOKS }).catch((reason: unknown) => reason);
    const error = failed(503);
    await respondTo('books', error);
    expect(await reading).toBe(error);
  });
});

describe('a change signal', () => {
  const badge = (unread: number) => ({ badge: { __typename: 'Badge', id: 'g1', unread } });
  const BADGE = documentOf('{ badge @rest { id unread } }', [
    'Badge!',
    { id: 'ID!', unread: 'Int!' },
  ]);
  const changeSignals = { badge: { field: 'unread', queries: ['books'] } };

  it.each([
    [1, true],
    [2, false],
  ])(
    'compares the response with the cached %i, and evicts stale fields if it differs',
    async (unread, remains) => {
      const { client: apollo, respondTo, fillCache, isCached } = client({ changeSignals });
      fillCache();
      apollo.writeQuery({ query: BADGE, data: badge(unread) });
      const reading = apollo.query({ query: BADGE, fetchPolicy: 'network-only' });
      await respondTo('badge', badge(1));
      await reading;
      expect(isCached(BOOKS)).toBe(remains);
    },
  );
});
