import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CpeExportDocument } from './generated/operations/pages/cpe';
import { useSignedFile } from './useSignedFile';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const wrapper = ({ children }: PropsWithChildren) => (
  <ApolloProvider client={client}>{children}</ApolloProvider>
);

afterEach(() => vi.restoreAllMocks());

describe('useSignedFile', () => {
  it('fetches the link on demand and saves the file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { promise, resolve } = Promise.withResolvers<{ data: unknown }>();
    const query = vi.spyOn(client, 'query').mockReturnValue(promise);
    const { result } = renderHook(() => useSignedFile(CpeExportDocument, { year: 2026 }), {
      wrapper,
    });
    expect(result.current).toMatchObject({ busy: false, error: null, started: false });
    act(() => result.current.start());
    expect(result.current).toMatchObject({ busy: true, error: null, started: false });
    expect(query).toHaveBeenCalledExactlyOnceWith({
      query: CpeExportDocument,
      variables: { year: 2026 },
      fetchPolicy: 'no-cache',
    });
    await act(async () => resolve({ data: { cpeExport: { url: '/a.pdf?ky=1', name: 'a.pdf' } } }));
    expect(result.current).toMatchObject({ busy: false, error: null, started: true });
    expect(click.mock.contexts).toMatchObject([{ download: 'a.pdf' }]);
  });

  it('reports a failure until the next attempt', async () => {
    const refusal = new Error('no file');
    const query = vi.spyOn(client, 'query').mockRejectedValue(refusal);
    const { result } = renderHook(() => useSignedFile(CpeExportDocument, { year: 2026 }), {
      wrapper,
    });
    await act(async () => result.current.start());
    expect(result.current).toMatchObject({ busy: false, error: refusal, started: false });
    query.mockReturnValueOnce(new Promise(() => undefined));
    act(() => result.current.start());
    expect(result.current).toMatchObject({ busy: true, error: null, started: false });
  });

  it.each([
    null,
    { cpeExport: { url: '/a.pdf', name: 'a.pdf' }, other: { url: '/b.pdf', name: 'b.pdf' } },
  ])('saves no file if the response has not one link but %j', async (data) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(client, 'query').mockResolvedValue({ data });
    const { result } = renderHook(() => useSignedFile(CpeExportDocument, { year: 2026 }), {
      wrapper,
    });
    await act(async () => result.current.start());
    expect(result.current).toMatchObject({ busy: false, error: expect.any(Error), started: false });
    expect(click).not.toHaveBeenCalled();
  });
});
