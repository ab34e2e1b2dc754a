import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** How a loader gets the Apollo client of its request (on the host) or its tab. */
export const apolloContext = createContext<ApolloClient>();
