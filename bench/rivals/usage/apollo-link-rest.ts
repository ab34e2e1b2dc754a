import { gql, type ApolloClient } from '@apollo/client';

const Use = gql`
  query Use($owner: String!, $repo: String!) {
    issues(owner: $owner, repo: $repo)
      @rest(type: "Issue", path: "/repos/{args.owner}/{args.repo}/issues") {
      id
      title
      user @type(name: "User") {
        login
      }
    }
  }
`;
const Close = gql`
  mutation Close($owner: String!, $repo: String!, $number: Int!, $input: ChangeIssue!) {
    changeIssue(owner: $owner, repo: $repo, number: $number, input: $input)
      @rest(
        type: "Issue"
        method: "PATCH"
        path: "/repos/{args.owner}/{args.repo}/issues/{args.number}"
      ) {
      id
    }
  }
`;

/** It generates no types: its users write them, or have none, as `ReturnType<typeof JSON.parse>`. */
type Any = ReturnType<typeof JSON.parse>;

export async function use(client: ApolloClient): Promise<unknown[]> {
  const { data } = await client.query<Any>({
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
