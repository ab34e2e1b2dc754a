/** The server that GraphQL needs before a REST API: schema and resolvers by hand. */
import { createSchema, createYoga } from 'graphql-yoga';
import { ADDRESS } from './fakeGithub';

export const typeDefs = /* GraphQL */ `
  enum State {
    open
    closed
  }
  type User {
    id: ID!
    login: String!
  }
  type Issue {
    id: ID!
    number: Int!
    title: String!
    user: User
  }
  input ChangeIssue {
    title: String
    state: State
  }
  type Query {
    issues(owner: String!, repo: String!): [Issue!]!
  }
  type Mutation {
    changeIssue(owner: String!, repo: String!, number: Int!, input: ChangeIssue!): Issue!
  }
`;

async function ask(path: string, init?: RequestInit): Promise<unknown> {
  const response = await globalThis.fetch(`${ADDRESS}${path}`, init);
  if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
  return response.json();
}

interface At {
  owner: string;
  repo: string;
}

export const yoga = createYoga({
  logging: false,
  schema: createSchema({
    typeDefs,
    resolvers: {
      Query: { issues: (_: unknown, { owner, repo }: At) => ask(`/repos/${owner}/${repo}/issues`) },
      Mutation: {
        changeIssue: (
          _: unknown,
          { owner, repo, number, input }: At & { number: number; input: object },
        ) =>
          ask(`/repos/${owner}/${repo}/issues/${number}`, {
            method: 'PATCH',
            body: JSON.stringify(input),
          }),
      },
    },
  }),
});
