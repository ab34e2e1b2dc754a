import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { graphql } from '../generated/client-preset';
import { REPO } from '../fakeGithub';
import { yoga } from '../graphqlServer';
import type { Client } from '../Tool';

const Issues = graphql(`
  query Issues($owner: String!, $repo: String!) {
    issues(owner: $owner, repo: $repo) {
      id
      title
    }
  }
`);
const Change = graphql(`
  mutation Change($owner: String!, $repo: String!, $number: Int!, $input: ChangeIssue!) {
    changeIssue(owner: $owner, repo: $repo, number: $number, input: $input) {
      id
      title
    }
  }
`);

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: 'http://localhost/graphql',
    fetch: async (url, init) => yoga.fetch(String(url), init as RequestInit),
  }),
});

export const tool: Client = {
  list: async () => (await client.query({ query: Issues, variables: REPO })).data?.issues ?? [],
  change: (input) =>
    client.mutate({ mutation: Change, variables: { ...REPO, number: 7, input: input as never } }),
  shown: () => client.readQuery({ query: Issues, variables: REPO })?.issues,
};
