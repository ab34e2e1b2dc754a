import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ApiError } from 'rest-contract';
import { saveBlob, saveFile } from '@/lib/saveFile';
import { operationName, rootField } from './rootField';

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

/** Loaded only when needed; the service worker has saved it with the page. */
async function savedFile(document: DocumentNode, variables: OperationVariables) {
  try {
    const { savedMemberFile } = await import('./savedFiles');
    return await savedMemberFile(operationName(document), variables);
  } catch {
    return null;
  }
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/**
 * Saves a file by a link that is requested at each attempt, as it expires after five minutes. Without a connection, the
 * file that was saved for use offline.
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
      const saved = isUnreachable(error) ? await savedFile(document, variables) : null;
      if (saved) saveBlob(saved.file, saved.name);
      setState({ busy: false, error: saved ? null : error, started: saved !== null });
    }
  };
  return { ...state, start: () => void run() };
}
