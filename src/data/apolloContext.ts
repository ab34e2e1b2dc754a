import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** Where a loader finds the Apollo client of its request (on the host) or of its tab. */
export const apolloContext = createContext<ApolloClient>();
