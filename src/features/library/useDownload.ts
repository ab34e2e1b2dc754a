import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  UserDocumentDownloadDocument,
  type UserDocumentDownloadQuery,
} from '@/data/generated/operations/UserDocumentDownload';
import { saveFile } from '@/lib/saveFile';

interface DownloadState {
  start: () => void;
  busy: boolean;
  /** Why the last press gave no file. */
  error: unknown;
  started: boolean;
}

/** Downloads a document by a link requested at each press: it lives five minutes. */
export function useDownload(documentId: string): DownloadState {
  const client = useApolloClient();
  const [state, setState] = useState<Omit<DownloadState, 'start'>>({
    busy: false,
    error: null,
    started: false,
  });
  const run = async () => {
    setState({ busy: true, error: null, started: false });
    try {
      const { data } = await client.query({
        query: UserDocumentDownloadDocument,
        variables: { id: documentId },
        fetchPolicy: 'no-cache',
      });
      const { userDocumentDownload: file } = data as UserDocumentDownloadQuery;
      saveFile(file);
      setState({ busy: false, error: null, started: true });
    } catch (error) {
      setState({ busy: false, error, started: false });
    }
  };
  return { ...state, start: () => void run() };
}
