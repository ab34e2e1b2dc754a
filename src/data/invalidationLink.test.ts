import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { clearToken, writeToken } from './cookie';
import { AddRenewRequestDocument } from './generated/operations/pages/member-type';
import { RenewPricesDocument } from './generated/operations/features/membership';
import { AddUserOrderDocument } from './generated/operations/features/checkout';
import { ReadNotificationsDocument } from './generated/operations/pages/notifications';
import { COURSES, operation } from './testing/contract';
import { fakeApi, failure, json, type Responder } from './testing/fakeApi';
import { freshState, memberApi, READS, type MemberState, type ReadName } from './testing/memberApi';

const names = Object.keys(READS) as ReadName[];

/** A member's tab with its own server; which `wrap` can modify. */
function tab(state: MemberState = freshState(), wrap?: (given: Responder) => Responder) {
  const api = fakeApi(wrap ? wrap(memberApi(state)) : memberApi(state));
  const client = createApolloClient({ apiUrl: '/api', fetch: api.fetch, timeoutMs: 50 });
  const requested = (since: number): string[] => api.seen.slice(since).map(({ url }) => url);
  return { ...api, client, requested };
}

const readAll = async (client: ApolloClient, fetchPolicy?: 'no-cache') =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        (await client.query({ query: READS[name], ...(fetchPolicy ? { fetchPolicy } : {}) })).data,
      ]),
    ),
  ) as Record<ReadName, unknown>;

async function urlsOf(reads: readonly ReadName[]): Promise<string[]> {
  const { client, seen } = tab();
  for (const name of reads) await client.query({ query: READS[name], fetchPolicy: 'no-cache' });
  return seen.map(({ url }) => url);
}

const orderedCourse = { kind: 'course', documentId: 'c1', quantity: 1 };

const mutate = (client: ApolloClient, mutation: DocumentNode, input: object) =>
  client.mutate<unknown, OperationVariables>({ mutation, variables: { input } });

const order = (client: ApolloClient) =>
  mutate(client, AddUserOrderDocument, { items: [orderedCourse] });

/** The queries that ordering the course makes stale. */
const STALE: ReadName[] = ['profile', 'orders', 'notifications', 'course'];

beforeEach(() => writeToken('t'));
afterEach(clearToken);

describe('invalidationLink after an order', () => {
  it('agrees with the server, and refetches stale data only', async () => {
    const { client, seen, requested } = tab();
    await readAll(client);
    await order(client);
    const before = seen.length;
    const shown = await readAll(client);
    const again = requested(before);
    expect(shown).toEqual(await readAll(client, 'no-cache'));
    expect(again.sort()).toEqual((await urlsOf(STALE)).sort());
  });

  it('refetches stale queries on the screen once, and no others', async () => {
    const { client, seen, requested } = tab();
    const shown = new Map<string, unknown[]>();
    const watch = (name: ReadName, fetchPolicy: 'cache-first' | 'cache-and-network') => {
      const results: unknown[] = [];
      shown.set(`${name} ${fetchPolicy}`, results);
      return client
        .watchQuery({ query: READS[name], fetchPolicy })
        .subscribe(({ data }) => results.push(data));
    };
    const watches = names.flatMap((name) => [
      watch(name, 'cache-first'),
      watch(name, 'cache-and-network'),
    ]);
    await vi.waitFor(() => {
      for (const results of shown.values()) expect(results.at(-1)).toBeDefined();
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    const before = seen.length;
    await order(client);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested(before + 1).sort()).toEqual((await urlsOf(STALE)).sort());
    // No query was empty in between.
    for (const results of shown.values()) {
      const first = results.findIndex((data) => data !== undefined);
      expect(results.slice(first)).not.toContain(undefined);
    }
    watches.forEach((subscription) => subscription.unsubscribe());
  });
});

describe('invalidationLink after a mutation', () => {
  const delayed =
    (path: string, wait: Promise<void>) =>
    (given: Responder): Responder =>
    async (request) => {
      const response = await given(request);
      if (request.url.startsWith(path)) await wait;
      return response;
    };

  it.each([
    ['the response is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway fails', () => new Response('', { status: 502 })],
    ['the mutation conflicts with newer state', () => failure(409, 'PriceChanged', 'Giá đã đổi.')],
    ['the key belongs to another order', () => failure(422, 'IdempotencyKeyReused', 'Đã đặt.')],
    ['the request times out', () => failure(408, 'RequestTimeout', 'Quá lâu.')],
  ])('refetches stale data if the outcome is unknown: %s', async (_what, respond) => {
    const { client, seen, requested } = tab(freshState(), (given) => async (request) => {
      const done = await given(request);
      return request.url === '/api/order/addUserOrder' ? respond() : done;
    });
    await client.query({ query: READS.orders });
    await expect(order(client)).rejects.toThrow();
    const before = seen.length;
    const { data } = await client.query({ query: READS.orders });
    expect(requested(before)).toEqual(['/api/order/userOrder?page=1']);
    expect(data).toMatchObject({ userOrder: { pagination: { total: 2 } } });
  });

  it('refetches queries that failed in an outage after a mutation succeeds', async () => {
    const state = freshState();
    let up = true;
    const down = () => new Response('', { status: 503 });
    const { client } = tab(state, (given) => (request) => (up ? given(request) : down()));
    const shown: unknown[] = [];
    const watch = client
      .watchQuery({ query: READS.notifications, fetchPolicy: 'cache-and-network' })
      .subscribe(({ data, error }) => shown.push(error ? 'failed' : data));
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ userNoti: { unread: 1 } }));
    up = false;
    await expect(order(client)).rejects.toThrow();
    await vi.waitFor(() => expect(shown.at(-1)).toBe('failed'), 5_000);
    up = true;
    await mutate(client, ReadNotificationsDocument, { ids: ['n1'] });
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ userNoti: { unread: 0 } }));
    watch.unsubscribe();
  });

  it('retains cached data if the mutation is refused', async () => {
    const { client, seen } = tab(
      freshState(),
      (given) => (request) =>
        request.url === '/api/order/addUserOrder'
          ? failure(400, 'ValidationError', 'Giỏ hàng có lỗi.')
          : given(request),
    );
    await client.query({ query: READS.orders });
    await expect(order(client)).rejects.toThrow();
    await client.query({ query: READS.orders });
    expect(seen).toHaveLength(2);
  });

  it.each([
    [
      'of an item',
      AddUserOrderDocument,
      { items: [orderedCourse] },
      { query: COURSES, variables: { page: 1, pageSize: 1 } },
      (price: number) =>
        json({
          data: [{ documentId: 'c1', title: 'Căn bản', price }],
          meta: { pagination: { page: 1, total: 1 } },
        }),
    ],
    [
      'of a membership',
      AddRenewRequestDocument,
      { years: 1 },
      { query: RenewPricesDocument },
      (price: number) => json({ data: [{ memberType: 'individual', years: 1, price, seats: 0 }] }),
    ],
  ])(
    'refetches the price %s after a price conflict',
    async (_what, mutation, input, read, list) => {
      let price = 500;
      const { client } = tab(
        freshState(),
        () =>
          ({ method }) =>
            method === 'GET' ? list(price) : failure(409, 'PriceChanged', 'Giá đã đổi.'),
      );
      const prices = async () => JSON.stringify((await client.query<unknown>(read)).data);
      expect(await prices()).toContain('500');
      price = 600;
      await expect(mutate(client, mutation, input)).rejects.toMatchObject({ status: 409 });
      expect(await prices()).toContain('600');
    },
  );

  it('repeats a query that a mutation overtakes, and never delivers the old response', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, requested } = tab(freshState(), delayed('/api/order/userOrder?', wait));
    const reading = client.query({ query: READS.orders });
    await vi.waitFor(() => expect(requested(0)).toHaveLength(1));
    await order(client);
    release();
    expect((await reading).data).toMatchObject({ userOrder: { pagination: { total: 2 } } });
    expect(requested(0).filter((url) => url.includes('userOrder?'))).toHaveLength(2);
    await client.query({ query: READS.orders });
    expect(requested(0)).toHaveLength(3);
  });

  it('repeats a failing query that a mutation overtakes', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    let requests = 0;
    const { client } = tab(freshState(), (given) => async (request) => {
      if (!request.url.includes('userOrderDetail')) return given(request);
      requests += 1;
      if (requests > 1) return given(request);
      await wait;
      return failure(404, 'NotFoundError', 'Không tìm thấy.');
    });
    const reading = client.query({ query: READS.order });
    await vi.waitFor(() => expect(requests).toBe(1));
    await order(client);
    release();
    expect((await reading).data).toMatchObject({ userOrderDetail: { documentId: 'o1' } });
    expect(requests).toBe(2);
  });

  it('delivers a query that the mutation does not affect', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, requested } = tab(freshState(), delayed('/api/courses?', wait));
    const reading = client.query({ query: READS.courses });
    await vi.waitFor(() => expect(requested(0)).toHaveLength(1));
    await mutate(client, ReadNotificationsDocument, { ids: ['n1'] });
    release();
    await reading;
    expect(requested(0)).toEqual([
      '/api/courses?pagination[page]=1&pagination[pageSize]=12&fields=title',
      '/api/notification/read',
    ]);
  });

  it('does not refetch a record on the screen whose fields came from a stale list', async () => {
    const { client, requested } = tab();
    const query = operation(`{ userOrderById(id: "o1")
      @rest(path: "/order/userOrderById") { documentId status } }`);
    await client.query({ query: READS.orders });
    const watch = client.watchQuery({ query }).subscribe({});
    await order(client);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested(0)).toEqual(['/api/order/userOrder?page=1', '/api/order/addUserOrder']);
    watch.unsubscribe();
  });

  it('notifies other tabs', async () => {
    const state = freshState();
    const [one, other] = [tab(state), tab(state)];
    const shown: unknown[] = [];
    const watch = other.client
      .watchQuery({ query: READS.notifications })
      .subscribe(({ data }) => shown.push(data));
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ userNoti: { items: [{}] } }));
    await order(one.client);
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ userNoti: { items: [{}, {}] } }));
    expect(other.seen).toHaveLength(2);
    watch.unsubscribe();
  });

  it('detects changes made on the server by the counts in the profile', async () => {
    const state = freshState();
    const { client, requested } = tab(state);
    await readAll(client);
    state.notifications.push({ documentId: 'n9', readAt: null });
    await client.query({ query: READS.profile, fetchPolicy: 'network-only' });
    const { data } = await client.query({ query: READS.notifications });
    expect(data).toMatchObject({ userNoti: { items: [{}, {}] } });
    const before = requested(0).length;
    await client.query({ query: READS.profile, fetchPolicy: 'network-only' });
    await client.query({ query: READS.notifications });
    expect(requested(before)).toEqual(['/api/users/me?populate=*']);
  });
});
