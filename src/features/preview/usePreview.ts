import type { OperationVariables, TypedDocumentNode, ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';
import { createApolloClient } from '@/data/client';

/**
 * A separate client per preview, so that drafts never enter another cache; it authenticates with
 * the preview's token instead of the member's.
 */
const previewClient = (token: string): ApolloClient =>
  createApolloClient({
    apiUrl: '/api',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Preview ${token}`);
      return fetch(input, { ...init, headers, cache: 'no-store', referrerPolicy: 'no-referrer' });
    },
  });

/** The content of a preview URL's fragment, which is never sent to a server or in a referrer. */
export interface PreviewFragment {
  documentId: string;
  token: string;
}

/** Parses `#<documentId>.<token>`; null if malformed. */
export function parsePreviewFragment(hash: string): PreviewFragment | null {
  const [, documentId, token] = /^#([\w-]+)\.([\w-]+\.[\w-]+)$/.exec(hash) ?? [];
  return documentId === undefined || token === undefined ? null : { documentId, token };
}

/** The panel's message after a save. */
const SAVED = 'strapiUpdate';

interface Preview<Data> {
  /** Null if the page was opened without a token; undefined until hydration. */
  address: PreviewFragment | null | undefined;
  data: Data | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
}

/** Loads the record named in the URL, and reloads it whenever the admin panel reports a save. */
export function usePreview<Data, Variables extends OperationVariables & { slug: string }>(
  query: TypedDocumentNode<Data, Variables>,
): Preview<Data> {
  const [address, setAddress] = useState<PreviewFragment | null>();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ data?: Data; error?: unknown }>({});
  const retry = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The host, which never receives the fragment, renders the page without it.
    setAddress(parsePreviewFragment(location.hash));
    const onMessage = ({ origin, data }: MessageEvent<{ type?: string } | null>) => {
      if (origin === location.origin && data?.type === SAVED) retry();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [retry]);

  useEffect(() => {
    if (!address) return;
    let active = true;
    const { documentId, token } = address;
    previewClient(token)
      .query({ query, variables: { slug: documentId } as Variables, fetchPolicy: 'no-cache' })
      .then(({ data, error }) => active && setState({ data, error }))
      .catch((error: unknown) => active && setState({ error }));
    return () => {
      active = false;
    };
  }, [query, address, round]);

  return {
    address,
    data: state.data,
    error: state.error,
    loading: state.data === undefined && state.error === undefined,
    retry,
  };
}
