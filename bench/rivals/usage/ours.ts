import type { ApolloClient } from '@apollo/client';
import { ChangeDocument } from '../generated/ours/generated/operations/Change';
import { IssuesDocument } from '../generated/ours/generated/operations/Issues';

export async function use(client: ApolloClient) {
  const { data } = await client.query({
    query: IssuesDocument,
    variables: { owner: 'octocat', /*<*/ repo: 'Hello-World' /*>*/ },
  });
  const title: string | undefined = data?.issuesListForRepo[0]?.title;
  const login = data?.issuesListForRepo[0]?.user?.login;
  await client.mutate({
    mutation: ChangeDocument,
    variables: { owner: 'octocat', repo: 'Hello-World', number: 7, input: { state: 'closed' } },
  });
  return [title, login];
}
