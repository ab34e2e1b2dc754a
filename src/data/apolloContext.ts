import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

export const apolloContext = createContext<ApolloClient>();
