import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { saveFile } from '@/lib/saveFile';

interface SignedFile {
  url: string;
  name: string;
}

interface SignedFileState {
  start: () => void;
  busy: boolean;
  /** The reason why the last attempt failed. */
  error: unknown;
  started: boolean;
}

/** Saves a file by a link that is requested at each attempt, as it expires after five minutes. */
export function useSignedFile(
  linkOf: (client: ApolloClient) => Promise<SignedFile | undefined>,
): SignedFileState {
  const client = useApolloClient();
  const [state, setState] = useState<Omit<SignedFileState, 'start'>>({
    busy: false,
    error: null,
    started: false,
  });
  const run = async () => {
    setState({ busy: true, error: null, started: false });
    try {
      const file = await linkOf(client);
      if (!file) throw new Error('The response has no link.');
      saveFile(file);
      setState({ busy: false, error: null, started: true });
    } catch (error) {
      setState({ busy: false, error, started: false });
    }
  };
  return { ...state, start: () => void run() };
}
