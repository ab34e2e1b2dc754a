import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { ForgotPasswordDocument } from './generated/operations/pages/auth';
import { useAction } from './useAction';

/** The action on a server that responds with these results. */
function renderAction(...results: ApolloLink.Result[]) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return new Observable((observer) => {
      for (const result of results) observer.next(result);
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: PropsWithChildren) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => useAction(ForgotPasswordDocument, { fetchPolicy: 'no-cache' }),
    { wrapper },
  );
  return { act: result.current, sent };
}

const input = { email: 'hoa@example.vn' };

it('sends the input, and resolves with the result of the mutation', async () => {
  const { act, sent } = renderAction({ data: { forgotPassword: { ok: true } } });
  await expect(act(input)).resolves.toEqual({ ok: true });
  expect(sent).toEqual([{ input }]);
});

it('rejects with the error of the mutation', async () => {
  const { act } = renderAction({ data: null, errors: [{ message: 'Máy chủ đang bận.' }] });
  await expect(act(input)).rejects.toThrow('Máy chủ đang bận.');
});

it.each([{ data: null }, { data: {} }])(
  'rejects if the response is %j, as its outcome is unknown',
  async (response) => {
    const { act } = renderAction(response);
    await expect(act(input)).rejects.toThrow('rather than one');
  },
);
