import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** The client that a loader sends its queries with. */
export type QueryClient = Pick<ApolloClient, 'query'>;

/** Set on the host, which has no client for each visitor; null in the browser. */
export const queryClientContext = createContext<QueryClient | null>(null);
