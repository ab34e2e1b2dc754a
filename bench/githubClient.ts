/** Our link on GitHub, beside the rivals' clients; here, since it uses the packages of the project. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { github } from 'rest-contract/adapters/github';
import {
  type FieldTypes,
  type Invalidation,
  invalidationLink,
  recordPolicies,
  type RequestRules,
  restLink,
  rulesLink,
} from 'rest-contract';

interface Given {
  recordTypes: Parameters<typeof recordPolicies>[0];
  fieldTypes: FieldTypes;
  invalidations: Readonly<Record<string, Invalidation | null>>;
  requestRules: RequestRules;
  apiUrl: string;
}

export const githubClient = ({
  recordTypes,
  fieldTypes,
  invalidations,
  requestRules,
  apiUrl,
}: Given): ApolloClient => {
  const adapter = github();
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies: recordPolicies(recordTypes) }),
    link: ApolloLink.from([
      rulesLink(requestRules, adapter),
      invalidationLink({ invalidations }),
      restLink({
        apiUrl,
        adapter,
        fieldTypes,
        timeoutMs: 15_000,
        retries: 0,
        pauseMs: 1,
        strict: true,
        fetch: (...args) => globalThis.fetch(...args),
      }),
    ]),
  });
};
