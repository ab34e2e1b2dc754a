import type { ApolloClient } from '@apollo/client';
import { graphql } from '../generated/client-preset';

const Use = graphql(`
  query Use($owner: String!, $repo: String!) {
    issues(owner: $owner, repo: $repo) {
      id
      title
      user {
        login
      }
    }
  }
`);
const Close = graphql(`
  mutation Close($owner: String!, $repo: String!, $number: Int!, $input: ChangeIssue!) {
    changeIssue(owner: $owner, repo: $repo, number: $number, input: $input) {
      id
    }
  }
`);

export async function use(client: ApolloClient) {
  const { data } = await client.query({
    query: Use,
    variables: { owner: 'octocat', /*<*/ repo: 'Hello-World' /*>*/ },
  });
  const title: string | undefined = data?.issues[0]?.title;
  const login = data?.issues[0]?.user?.login;
  await client.mutate({
    mutation: Close,
    variables: { owner: 'octocat', repo: 'Hello-World', number: 7, input: { state: 'closed' } },
  });
  return [title, login];
}
