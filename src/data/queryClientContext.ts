import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** What a loader asks its questions of. */
export type QueryClient = Pick<ApolloClient, 'query'>;

/** On the host, which has no client of the visitor's; null in the browser. */
export const queryClientContext = createContext<QueryClient | null>(null);
