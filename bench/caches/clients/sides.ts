/** The compared clients, bundled for production. */
import { apolloGraphql, ours, oursEvicting } from './apollo';
import { tanstackOpenapi } from './tanstack';
import { urqlGraphcache } from './urql';

export const candidates = {
  'ours: Apollo through this link': ours,
  'ours, evicting by hand': oursEvicting,
  'Apollo with GraphQL': apolloGraphql,
  'urql with Graphcache': urqlGraphcache,
  'TanStack Query with openapi-fetch': tanstackOpenapi,
};
