import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  gql,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentFor } from '../generated/access';
import { usePolling } from './usePolling';

const document = gql`
  query Number($of: String!) {
    number(of: $of)
  }
` as TypedDocumentNode<{ number: number }, { of: string }> as unknown as DocumentFor<
  'MEMBER',
  { number: number },
  { of: string }
>;

function polled(everyMs?: number) {
  const requested: unknown[] = [];
  let respond: () => Observable<{ data: { number: number } }> = () =>
    new Observable((observer) => {
      observer.next({ data: { number: requested.length } });
      observer.complete();
    });
  const link = new ApolloLink(({ variables }) => {
    requested.push(variables['of']);
    return respond();
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  for (const of of ['a', 'b']) {
    client.writeQuery({ query: document, variables: { of }, data: { number: 0 } });
  }
  const wrapper = ({ children }: PropsWithChildren) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { rerender, unmount } = renderHook(
    ({ of }: { of: string | null }) => usePolling(document, of === null ? null : { of }, everyMs),
    { wrapper, initialProps: { of: 'a' as string | null } },
  );
  const fail = () => {
    respond = () => new Observable((observer) => observer.error(new Error('lost')));
  };
  const cached = () => client.readQuery({ query: document, variables: { of: 'a' } });
  return { requested, rerender, unmount, fail, cached };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function become(state: 'visible' | 'hidden') {
  vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void window.document.dispatchEvent(new Event('visibilitychange')));
}

function goOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) act(() => void window.dispatchEvent(new Event('online')));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('usePolling', () => {
  it('fetches every 15 seconds, not at once, and writes the result to the cache', async () => {
    const { requested, cached } = polled();
    await pass(14_999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(requested).toEqual(['a']);
    await pass(15_000);
    expect(requested).toHaveLength(2);
    expect(cached()).toEqual({ number: 2 });
  });

  it('polls at the interval of its page, with the current variables', async () => {
    const { requested, rerender } = polled(1_000);
    await pass(1_000);
    rerender({ of: 'b' });
    await pass(1_000);
    expect(requested).toEqual(['a', 'b']);
  });

  it('stops without variables and when its page is gone', async () => {
    const { requested, rerender, unmount } = polled(1_000);
    rerender({ of: null });
    await pass(5_000);
    expect(requested).toEqual([]);
    rerender({ of: 'a' });
    await pass(1_000);
    expect(requested).toHaveLength(1);
    unmount();
    become('visible');
    goOnline(true);
    await pass(5_000);
    expect(requested).toHaveLength(1);
  });

  it('continues after a failure', async () => {
    const { requested, fail } = polled(1_000);
    fail();
    await pass(3_000);
    expect(requested).toHaveLength(3);
  });

  it('pauses while the page is hidden, and fetches at once when it is visible again', async () => {
    const { requested } = polled(1_000);
    become('hidden');
    await pass(3_000);
    expect(requested).toEqual([]);
    become('visible');
    expect(requested).toHaveLength(1);
  });

  it('pauses while there is no connection', async () => {
    const { requested } = polled(1_000);
    goOnline(false);
    await pass(3_000);
    expect(requested).toHaveLength(0);
    goOnline(true);
    expect(requested).toHaveLength(1);
  });
});
