/** Our link on GitHub, beside the rivals' clients; here, since it uses the packages of the project. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { github } from '../src/data/rest/adapters/github';
import { invalidationLink } from '../src/data/rest/invalidationLink';
import { recordPolicies } from '../src/data/rest/recordPolicies';
import { restLink } from '../src/data/rest/restLink';
import { rulesLink, type RequestRules } from '../src/data/rest/rulesLink';
import type { FieldTypes } from '../src/data/rest/typePatcher';
import type { Invalidation } from '../src/data/rest/invalidations';

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
