import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { clearToken, writeToken } from './cookie';
import { AddRenewRequestDocument } from './generated/operations/AddRenewRequest';
import { AddUserOrderDocument } from './generated/operations/AddUserOrder';
import { ReadNotificationsDocument } from './generated/operations/ReadNotifications';
import { RenewPricesDocument } from './generated/operations/RenewPrices';
import { COURSES, operation } from './testing/contract';
import { fakeApi, failure, json, type Answer } from './testing/fakeApi';
import { freshState, memberApi, READS, type MemberState, type ReadName } from './testing/memberApi';

const names = Object.keys(READS) as ReadName[];

/** A member's tab with its own server; `answer` can wrap the server's. */
function tab(state: MemberState = freshState(), answer?: (given: Answer) => Answer) {
  const api = fakeApi(answer ? answer(memberApi(state)) : memberApi(state));
  const client = createApolloClient({ apiUrl: '/api', fetch: api.fetch, timeoutMs: 50 });
  const asked = (since: number): string[] => api.seen.slice(since).map(({ url }) => url);
  return { ...api, client, asked };
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

const courseInOrder = { kind: 'course', documentId: 'c1', quantity: 1 };

const change = (client: ApolloClient, mutation: DocumentNode, input: object) =>
  client.mutate<unknown, OperationVariables>({ mutation, variables: { input } });

const order = (client: ApolloClient) =>
  change(client, AddUserOrderDocument, { items: [courseInOrder] });

/** The reads that ordering the course makes stale. */
const STALE: ReadName[] = ['profile', 'orders', 'notifications', 'course'];

beforeEach(() => writeToken('t'));
afterEach(clearToken);

describe('after an order', () => {
  it('the cache says what the server says, and only what became stale is asked again', async () => {
    const { client, seen, asked } = tab();
    await readAll(client);
    await order(client);
    const before = seen.length;
    const shown = await readAll(client);
    const again = asked(before);
    expect(shown).toEqual(await readAll(client, 'no-cache'));
    expect(again.sort()).toEqual((await urlsOf(STALE)).sort());
  });

  it('what is on the screen is asked again once, and nothing else', async () => {
    const { client, seen, asked } = tab();
    const shown = new Map<string, unknown[]>();
    const watch = (name: ReadName, fetchPolicy: 'cache-first' | 'cache-and-network') => {
      const answers: unknown[] = [];
      shown.set(`${name} ${fetchPolicy}`, answers);
      return client
        .watchQuery({ query: READS[name], fetchPolicy })
        .subscribe(({ data }) => answers.push(data));
    };
    const watches = names.flatMap((name) => [
      watch(name, 'cache-first'),
      watch(name, 'cache-and-network'),
    ]);
    await vi.waitFor(() => {
      for (const answers of shown.values()) expect(answers.at(-1)).toBeDefined();
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    const before = seen.length;
    await order(client);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked(before + 1).sort()).toEqual((await urlsOf(STALE)).sort());
    // No query was blank in between.
    for (const answers of shown.values()) {
      const first = answers.findIndex((data) => data !== undefined);
      expect(answers.slice(first)).not.toContain(undefined);
    }
    watches.forEach((subscription) => subscription.unsubscribe());
  });
});

describe('a change', () => {
  const delayed =
    (path: string, wait: Promise<void>) =>
    (given: Answer): Answer =>
    async (request) => {
      const answer = await given(request);
      if (request.url.startsWith(path)) await wait;
      return answer;
    };

  it.each([
    ['whose answer is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that a gateway answers', () => new Response('', { status: 502 })],
    ['that meets another world', () => failure(409, 'PriceChanged', 'Giá đã đổi.')],
    ['that met an order under its key', () => failure(422, 'IdempotencyKeyReused', 'Đã đặt.')],
    ['that took too long to arrive', () => failure(408, 'RequestTimeout', 'Quá lâu.')],
  ])('%s may have happened: what it touches is asked anew', async (_what, answer) => {
    const { client, seen, asked } = tab(freshState(), (given) => async (request) => {
      const done = await given(request);
      return request.url === '/api/order/addUserOrder' ? answer() : done;
    });
    await client.query({ query: READS.orders });
    await expect(order(client)).rejects.toThrow();
    const before = seen.length;
    const { data } = await client.query({ query: READS.orders });
    expect(asked(before)).toEqual(['/api/order/userOrder?page=1']);
    expect(data).toMatchObject({ userOrder: { pagination: { total: 2 } } });
  });

  it('that succeeds after an outage asks again for what could not be read in it', async () => {
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
    await change(client, ReadNotificationsDocument, { ids: ['n1'] });
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ userNoti: { unread: 0 } }));
    watch.unsubscribe();
  });

  it('that is refused leaves what is known', async () => {
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
      { items: [courseInOrder] },
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
    'that meets another price %s has it asked anew',
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
      await expect(change(client, mutation, input)).rejects.toMatchObject({ status: 409 });
      expect(await prices()).toContain('600');
    },
  );

  it('that overtakes a read has it asked again: an old answer is never shown', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, asked } = tab(freshState(), delayed('/api/order/userOrder?', wait));
    const reading = client.query({ query: READS.orders });
    await vi.waitFor(() => expect(asked(0)).toHaveLength(1));
    await order(client);
    release();
    expect((await reading).data).toMatchObject({ userOrder: { pagination: { total: 2 } } });
    expect(asked(0).filter((url) => url.includes('userOrder?'))).toHaveLength(2);
    await client.query({ query: READS.orders });
    expect(asked(0)).toHaveLength(3);
  });

  it('that overtakes a read which fails has it asked again too', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    const { client } = tab(freshState(), (given) => async (request) => {
      if (!request.url.includes('userOrderDetail')) return given(request);
      asked += 1;
      if (asked > 1) return given(request);
      await wait;
      return failure(404, 'NotFoundError', 'Không tìm thấy.');
    });
    const reading = client.query({ query: READS.order });
    await vi.waitFor(() => expect(asked).toBe(1));
    await order(client);
    release();
    expect((await reading).data).toMatchObject({ userOrderDetail: { documentId: 'o1' } });
    expect(asked).toBe(2);
  });

  it('leaves a read alone that it does not touch', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, asked } = tab(freshState(), delayed('/api/courses?', wait));
    const reading = client.query({ query: READS.courses });
    await vi.waitFor(() => expect(asked(0)).toHaveLength(1));
    await change(client, ReadNotificationsDocument, { ids: ['n1'] });
    release();
    await reading;
    expect(asked(0)).toEqual([
      '/api/courses?pagination[page]=1&pagination[pageSize]=12&fields=title',
      '/api/notification/read',
    ]);
  });

  it('leaves on the screen what a list brought that it makes stale', async () => {
    const { client, asked } = tab();
    const query = operation(`{ userOrderById(id: "o1")
      @rest(path: "/order/userOrderById") { documentId status } }`);
    await client.query({ query: READS.orders });
    const watch = client.watchQuery({ query }).subscribe({});
    await order(client);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked(0)).toEqual(['/api/order/userOrder?page=1', '/api/order/addUserOrder']);
    watch.unsubscribe();
  });

  it('is known to the other tabs', async () => {
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

  it('that the server makes by itself, or late, is told by the counts of the next profile', async () => {
    const state = freshState();
    const { client, asked } = tab(state);
    await readAll(client);
    state.notifications.push({ documentId: 'n9', readAt: null });
    await client.query({ query: READS.profile, fetchPolicy: 'network-only' });
    const { data } = await client.query({ query: READS.notifications });
    expect(data).toMatchObject({ userNoti: { items: [{}, {}] } });
    const before = asked(0).length;
    await client.query({ query: READS.profile, fetchPolicy: 'network-only' });
    await client.query({ query: READS.notifications });
    expect(asked(before)).toEqual(['/api/users/me?populate=*']);
  });
});
