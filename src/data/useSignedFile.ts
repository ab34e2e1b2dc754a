import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { saveFile } from '@/lib/saveFile';
import { rootField } from './rootField';

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

/**
 * Saves a file by a link that is requested at each attempt, as it expires after five minutes.
 *
 * @param document a query whose one root field is the link
 */
export function useSignedFile<Variables extends OperationVariables>(
  document: TypedDocumentNode<Record<string, SignedFile>, Variables>,
  variables: NoInfer<Variables>,
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
      const { data } = await client.query<Record<string, SignedFile>>({
        query: document,
        variables,
        fetchPolicy: 'no-cache',
      });
      saveFile(rootField(data));
      setState({ busy: false, error: null, started: true });
    } catch (error) {
      setState({ busy: false, error, started: false });
    }
  };
  return { ...state, start: () => void run() };
}
