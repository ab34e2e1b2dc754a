/** Our link on GitHub, beside the rivals' clients; here, since it uses the packages of the project. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { github } from '../src/data/rest/adapters/github';
import { effectsLink } from '../src/data/rest/effectsLink';
import { recordPolicies } from '../src/data/rest/recordPolicies';
import { restLink } from '../src/data/rest/restLink';
import { rulesLink, type RequestRules } from '../src/data/rest/rulesLink';
import type { FieldTypes } from '../src/data/rest/typePatcher';
import type { Effect } from '../src/data/rest/effects';

interface Given {
  recordTypes: Parameters<typeof recordPolicies>[0];
  fieldTypes: FieldTypes;
  effects: Readonly<Record<string, Effect | null>>;
  requestRules: RequestRules;
  apiUrl: string;
}

export const githubClient = ({
  recordTypes,
  fieldTypes,
  effects,
  requestRules,
  apiUrl,
}: Given): ApolloClient => {
  const adapter = github();
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies: recordPolicies(recordTypes) }),
    link: ApolloLink.from([
      rulesLink(requestRules, adapter),
      effectsLink({ effects }),
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
