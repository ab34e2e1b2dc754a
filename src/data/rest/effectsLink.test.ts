import { ApolloClient, ApolloLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError';
import { effectsLink, type EffectsOptions } from './effectsLink';
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

const byStatus = (happened: boolean) => (status: number) =>
  [`${status}`, failed(status), happened] as const;

/** A client whose every request is answered by the test. */
function client(options: Partial<EffectsOptions> = {}) {
  const waiting: { field: string; tell: (answer: object | Error) => void }[] = [];
  const server = new ApolloLink(
    ({ query }) =>
      new Observable((observer) => {
        const field = /(books|loans|borrow|sort|badge)/.exec(JSON.stringify(query))?.[0] ?? '';
        const tell = (answer: object | Error): void => {
          if (answer instanceof Error) return observer.error(answer);
          observer.next({ data: answer });
          observer.complete();
        };
        waiting.push({ field, tell });
      }),
  );
  const effects = { borrow: { fields: ['books'], records: [] }, sort: null };
  const link = effectsLink({ effects, ...options }).concat(server);
  const made = new ApolloClient({ cache: new InMemoryCache(), link });
  const told = async (field: string, answer: object | Error): Promise<void> => {
    await vi.waitFor(() => expect(waiting.map((one) => one.field)).toContain(field));
    const [one] = waiting.splice(
      waiting.findIndex((other) => other.field === field),
      1,
    );
    one?.tell(answer);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const keep = () => {
    made.writeQuery({ query: BOOKS, data: { books } });
    made.writeQuery({ query: LOANS, data: { loans } });
  };
  const change = async (answer: object | Error = { borrow }): Promise<unknown> => {
    const outcome = made.mutate({ mutation: BORROW }).catch((error: unknown) => error);
    await told('borrow', answer);
    return outcome;
  };
  const knows = (query: DocumentNode): boolean => made.readQuery({ query }) !== null;
  const asks = (): string[] => waiting.map(({ field }) => field);
  return { client: made, told, keep, change, knows, asks };
}

function tabs() {
  const posted: unknown[] = [];
  const channel = { onmessage: null, postMessage: (stale: unknown) => posted.push(stale) };
  const tell = (data: unknown) =>
    (channel.onmessage as unknown as (event: { data: unknown }) => void)({ data });
  return { channel: channel as unknown as BroadcastChannel, posted, tell };
}

describe('a change', () => {
  it('makes stale what its effect names, and nothing else', async () => {
    const { keep, change, knows } = client();
    keep();
    expect(await change()).toMatchObject({ data: { borrow } });
    expect([knows(BOOKS), knows(LOANS)]).toEqual([false, true]);
  });

  it('without an effect makes nothing stale', async () => {
    const { client: own, keep, told, knows } = client();
    keep();
    const changing = own.mutate({ mutation: NAMELESS });
    await told('sort', { sort: 1 });
    await changing;
    expect([knows(BOOKS), knows(LOANS)]).toEqual([true, true]);
  });

  it.each([
    ...[400, 401, 404, 429, 499].map(byStatus(false)),
    ...[399, 408, 409, 422, 500, 503].map(byStatus(true)),
    ['no connection', failed(0, 'NetworkError'), true] as const,
    ['a fault of ours', new TypeError('x'), true] as const,
  ])('that fails by %s may have happened: %j', async (_what, error, happened) => {
    const { keep, change, knows } = client();
    keep();
    expect(await change(error)).toBe(error);
    expect([knows(BOOKS), knows(LOANS)]).toEqual([!happened, true]);
  });

  it('is over once it is answered', async () => {
    const { client: own, told } = client();
    const complete = vi.fn();
    ApolloLink.execute(own.link, { query: BORROW }, { client: own }).subscribe({ complete });
    await told('borrow', { borrow });
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['succeeds', { borrow }, ['loans']],
    ['fails', failed(503), []],
  ])(
    'that %s has the reads on screen that had failed asked again',
    async (_what, answer, again) => {
      const effects = { borrow: { fields: [], records: [] } };
      const { client: own, told, change, asks } = client({ effects });
      const watches = [BOOKS, LOANS].map((query) =>
        own.watchQuery({ query, fetchPolicy: 'cache-and-network' }).subscribe({
          error: () => undefined,
        }),
      );
      await told('books', { books });
      await told('loans', failed(503));
      await change(answer);
      expect(asks()).toEqual(again);
      watches.forEach((watch) => watch.unsubscribe());
    },
  );
});

describe('other tabs', () => {
  it('hear what is stale', async () => {
    const { channel, posted } = tabs();
    const { change } = client({ tabs: channel });
    await change();
    expect(posted).toEqual([{ fields: ['books'], records: [] }]);
  });

  it('tell what is stale here, which is asked anew where it is shown', async () => {
    const { channel, posted, tell } = tabs();
    const { client: own, told, asks } = client({ tabs: channel });
    const watch = own.watchQuery({ query: BOOKS }).subscribe({});
    await told('books', { books });
    tell({ fields: ['books'], records: [] });
    await vi.waitFor(() => expect(asks()).toEqual(['books']));
    expect(posted).toEqual([]);
    watch.unsubscribe();
  });

  it('of another build are not understood', async () => {
    const { channel, tell } = tabs();
    const { keep, change, knows } = client({ tabs: channel });
    await change();
    keep();
    tell({ stale: ['books'] });
    expect(knows(BOOKS)).toBe(true);
  });

  it('are listened to once', async () => {
    const { channel } = tabs();
    const { change } = client({ tabs: channel });
    await change();
    const first = channel.onmessage;
    await change();
    expect(channel.onmessage).toBe(first);
  });
});

describe('a read that a change overtakes', () => {
  it.each<[string, DocumentNode, string]>([
    ['is stale by it', BOOKS, 'books'],
    ['has records of its answer', LOANS, 'loans'],
  ])('is asked again where it %s', async (_what, query, field) => {
    const { client: own, told, change, asks } = client();
    const reading = own.query({ query });
    await vi.waitFor(() => expect(asks()).toEqual([field]));
    await change();
    await told(field, { [field]: [] });
    expect(asks()).toEqual([field]);
    await told(field, field === 'books' ? { books } : { loans });
    expect((await reading).data).toEqual(field === 'books' ? { books } : { loans });
  });

  it('is asked again where records of its answer are stale by it', async () => {
    const records = [{ type: 'Book', fields: ['title'] }];
    const {
      client: own,
      told,
      change,
      asks,
    } = client({
      effects: { borrow: { fields: [], records } },
    });
    void own.query({ query: BOOKS });
    await vi.waitFor(() => expect(asks()).toEqual(['books']));
    await change();
    await told('books', { books: [] });
    expect(asks()).toEqual(['books']);
  });

  it('is asked again where it failed, unless nobody asks any more', async () => {
    for (const [error, again] of [
      [failed(503), ['books']],
      [failed(0, 'Aborted'), []],
      [new TypeError('x'), ['books']],
    ] as const) {
      const { client: own, told, change, asks } = client();
      const reading = own.query({ query: BOOKS }).catch((reason: unknown) => reason);
      await vi.waitFor(() => expect(asks()).toEqual(['books']));
      await change();
      await told('books', error);
      expect(asks()).toEqual(again);
      if (again.length > 0) await told('books', { books });
      else expect(await reading).toBe(error);
    }
  });

  it('is answered where that is not its', async () => {
    const { client: own, told, asks } = client();
    const reading = own.query({ query: BOOKS });
    await vi.waitFor(() => expect(asks()).toEqual(['books']));
    const changing = own.mutate({ mutation: NAMELESS });
    await told('sort', { sort: 1 });
    await changing;
    await told('books', { books });
    expect((await reading).data).toEqual({ books });
  });

  it('fails as it does where nothing overtakes it', async () => {
    const { client: own, told } = client();
    const reading = own.query({ query: BOOKS }).catch((reason: unknown) => reason);
    const error = failed(503);
    await told('books', error);
    expect(await reading).toBe(error);
  });
});

describe('a sign', () => {
  const badge = (unread: number) => ({ badge: { __typename: 'Badge', id: 'g1', unread } });
  const BADGE = documentOf('{ badge @rest { id unread } }', [
    'Badge!',
    { id: 'ID!', unread: 'Int!' },
  ]);
  const signs = { badge: { field: 'unread', fields: ['books'] } };

  it.each([
    [1, true],
    [2, false],
  ])('of one that was read as %i before makes stale what it tells of', async (unread, knew) => {
    const { client: own, told, keep, knows } = client({ signs });
    keep();
    own.writeQuery({ query: BADGE, data: badge(unread) });
    const reading = own.query({ query: BADGE, fetchPolicy: 'network-only' });
    await told('badge', badge(1));
    await reading;
    expect(knows(BOOKS)).toBe(knew);
  });
});
