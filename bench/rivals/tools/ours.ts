import { githubClient } from '../../githubClient';
import { fieldTypes } from '../generated/ours/generated/fieldTypes';
import { recordTypes } from '../generated/ours/generated/cacheTypes';
import { invalidations } from '../generated/ours/generated/invalidations';
import { ChangeDocument } from '../generated/ours/generated/operations/Change';
import { IssuesDocument } from '../generated/ours/generated/operations/Issues';
import { requestRules } from '../generated/ours/generated/requestRules';
import { ADDRESS, REPO } from '../fakeGithub';
import type { Client } from '../Tool';

const client = githubClient({
  recordTypes,
  fieldTypes,
  invalidations,
  requestRules,
  apiUrl: ADDRESS,
});
const query = { query: IssuesDocument, variables: REPO };

export const tool: Client = {
  list: async () => {
    const { data } = await client.query(query);
    // Like an open screen: data that a mutation invalidates is fetched again.
    client.watchQuery(query).subscribe(() => undefined);
    return data?.issuesListForRepo ?? [];
  },
  change: (input) =>
    client.mutate({
      mutation: ChangeDocument,
      variables: { ...REPO, number: 7, input: input as { state: 'open' } },
    }),
  shown: () => client.readQuery(query)?.issuesListForRepo,
};
