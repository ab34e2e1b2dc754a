import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { ADDRESS, REPO } from '../fakeGithub';
import type { Client } from '../Tool';

const Issues = gql`
  query Issues($owner: String!, $repo: String!) {
    issues(owner: $owner, repo: $repo)
      @rest(type: "Issue", path: "/repos/{args.owner}/{args.repo}/issues") {
      id
      title
    }
  }
`;
const Change = gql`
  mutation Change($owner: String!, $repo: String!, $number: Int!, $input: ChangeIssue!) {
    changeIssue(owner: $owner, repo: $repo, number: $number, input: $input)
      @rest(
        type: "Issue"
        method: "PATCH"
        path: "/repos/{args.owner}/{args.repo}/issues/{args.number}"
      ) {
      id
      title
    }
  }
`;

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new RestLink({ uri: ADDRESS, customFetch: (...args) => globalThis.fetch(...args) }),
});

type Issue = { title?: unknown };

export const tool: Client = {
  list: async () =>
    (await client.query<{ issues: Issue[] }>({ query: Issues, variables: REPO })).data?.issues ??
    [],
  change: (input) => client.mutate({ mutation: Change, variables: { ...REPO, number: 7, input } }),
  shown: () => client.readQuery<{ issues: Issue[] }>({ query: Issues, variables: REPO })?.issues,
};
