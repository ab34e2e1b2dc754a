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
  const asked: unknown[] = [];
  let answer: () => Observable<{ data: { number: number } }> = () =>
    new Observable((observer) => {
      observer.next({ data: { number: asked.length } });
      observer.complete();
    });
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['of']);
    return answer();
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: PropsWithChildren) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { rerender, unmount } = renderHook(
    ({ of }: { of: string | null }) => usePolling(document, of === null ? null : { of }, everyMs),
    { wrapper, initialProps: { of: 'a' as string | null } },
  );
  const fail = () => {
    answer = () => new Observable((observer) => observer.error(new Error('lost')));
  };
  const kept = () => client.readQuery({ query: document, variables: { of: 'a' } });
  return { asked, rerender, unmount, fail, kept };
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

describe('a question asked again and again', () => {
  it('is asked every 15 seconds, not at once, and its answer is in the cache', async () => {
    const { asked, kept } = polled();
    await pass(14_999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['a']);
    await pass(15_000);
    expect(asked).toHaveLength(2);
    expect(kept()).toEqual({ number: 2 });
  });

  it('is asked as often as its page says, with the variables of now', async () => {
    const { asked, rerender } = polled(1_000);
    await pass(1_000);
    rerender({ of: 'b' });
    await pass(1_000);
    expect(asked).toEqual(['a', 'b']);
  });

  it('is not asked without variables, nor once its page is gone', async () => {
    const { asked, rerender, unmount } = polled(1_000);
    rerender({ of: null });
    await pass(5_000);
    expect(asked).toEqual([]);
    rerender({ of: 'a' });
    await pass(1_000);
    expect(asked).toHaveLength(1);
    unmount();
    become('visible');
    goOnline(true);
    await pass(5_000);
    expect(asked).toHaveLength(1);
  });

  it('goes on after a failure', async () => {
    const { asked, fail } = polled(1_000);
    fail();
    await pass(3_000);
    expect(asked).toHaveLength(3);
  });

  it('rests while the page is hidden, and is asked at once on returning, if it is due', async () => {
    const { asked } = polled(1_000);
    become('hidden');
    await pass(3_000);
    expect(asked).toEqual([]);
    become('visible');
    expect(asked).toHaveLength(1);
    become('hidden');
    await pass(400);
    become('visible');
    expect(asked).toHaveLength(1);
    await pass(600);
    expect(asked).toHaveLength(2);
  });

  it('rests while there is no connection', async () => {
    const { asked } = polled(1_000);
    goOnline(false);
    await pass(3_000);
    expect(asked).toHaveLength(0);
    goOnline(true);
    expect(asked).toHaveLength(1);
  });
});
