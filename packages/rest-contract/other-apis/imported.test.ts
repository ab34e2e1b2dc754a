import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { github } from '../adapters/github';
import type { FieldTypes } from '../link/typePatcher';
import { restLink } from '../link/restLink';
import { sessions } from '../link/sessions';
import { fakeApi, json, type Responder } from '../testing/fakeApi';
import { settings as usual } from '../testing/settings';
import { fixedOperations } from '../codegen/fix';
import { createGenerator, writeFiles } from '../testing/generate';
import { importCommand } from '../codegen/openapi/import/command';
import { readContract } from '../codegen/readContract';
import { settingsOf } from '../codegen/settings';

const DOCUMENT = fileURLToPath(new URL('github/github.json', import.meta.url));
const { options: OPTIONS } = usual;

/** Ten calls of GitHub. */
const CALLS = [
  'GET /repos/{owner}/{repo}',
  '/repos/{owner}/{repo}/issues',
  'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PUT /repos/{owner}/{repo}/issues/{issue_number}/lock',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'GET /search/repositories',
  'GET /user',
];

const REPO = '$owner: String!, $repo: String!';
const AT = 'owner: $owner, repo: $repo';

/** An operation for each, without its `@rest`. */
const OPERATIONS: Record<string, string> = {
  Repo: `query Repo(${REPO}) { reposGet(${AT}) { id full_name owner { id login } } }`,
  Issues: `query Issues(${REPO}, $state: IssuesListForRepoState) {
    issuesListForRepo(${AT}, state: $state) { id number title state_reason user { id login } }
  }`,
  AddIssue: `mutation AddIssue(${REPO}, $input: IssuesCreateInput!) {
    issuesCreate(${AT}, input: $input) { id number title }
  }`,
  ChangeIssue: `mutation ChangeIssue(${REPO}, $number: Int!, $input: IssuesUpdateInput!) {
    issuesUpdate(${AT}, issue_number: $number, input: $input) { id number title }
  }`,
  Comments: `query Comments(${REPO}, $number: Int!) {
    issuesListComments(${AT}, issue_number: $number) { id body created_at }
  }`,
  LockIssue: `mutation LockIssue(${REPO}, $number: Int!, $input: IssuesLockInput) {
    issuesLock(${AT}, issue_number: $number, input: $input) { ok }
  }`,
  DeleteComment: `mutation DeleteComment(${REPO}, $id: ID!) {
    issuesDeleteComment(${AT}, comment_id: $id) { ok }
  }`,
  React: `mutation React(${REPO}, $id: ID!, $input: ReactionsCreateForIssueCommentInput!) {
    reactionsCreateForIssueComment(${AT}, comment_id: $id, input: $input) { id content }
  }`,
  Search: `query Search($q: String!, $sort: SearchReposSort) {
    searchRepos(q: $q, sort: $sort) { total_count items { id full_name score } }
  }`,
  Self: `query Self {
    usersGetAuthenticated {
      __typename
      ... on PrivateUser { id login private_gists }
      ... on PublicUser { id login }
    }
  }`,
};

const settings = settingsOf({
  schema: 'schema/*.graphql',
  documents: 'app/*.graphql',
  generates: {
    'app/generated/': {
      presetConfig: {},
      config: { ...OPTIONS, scalars: { ...(OPTIONS.scalars as object), Json: 'unknown' } },
    },
  },
});

let root = '';
let reported: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'imported-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'schema'));
  await mkdir(join(root, 'app'));
  for (const [name, text] of Object.entries(OPERATIONS)) {
    await writeFile(join(root, `app/${name}.graphql`), text);
  }
  const previous = process.cwd();
  process.chdir(root);
  try {
    reported = await importCommand(DOCUMENT, { paths: CALLS }, settings);
    for (const { file, text } of await fixedOperations(await readContract(settings))) {
      await writeFile(file, text);
    }
    const made = await createGenerator(settings)(await readContract(settings), { strict: true });
    await writeFiles(made);
  } finally {
    process.chdir(previous);
  }
});
afterAll(() => rm(root, { recursive: true }));

async function made<T>(file: string, name: string): Promise<T> {
  const module = (await import(join(root, 'app/generated', file))) as Record<string, T>;
  return module[name] as T;
}

async function request(name: string, variables: Record<string, unknown>, response: Responder) {
  const { fetch, seen } = fakeApi(response);
  const link = restLink({
    apiUrl: 'https://api.github.test',
    adapter: github(),
    fieldTypes: await made<FieldTypes>('fieldTypes.ts', 'fieldTypes'),
    fetch,
    timeoutMs: 1000,
    retries: 0,
    pauseMs: 1,
    strict: true,
    sessions: sessions(() => ({
      readToken: () => null,
      renew: () => Promise.resolve(null),
      expire: () => undefined,
    })),
  });
  const document = await made<DocumentNode>(`operations/${name}.ts`, `${name}Document`);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const isQuery = OPERATIONS[name]?.startsWith('query') ?? false;
  const { data } = isQuery
    ? await client.query<unknown>({ query: document, variables })
    : await client.mutate<unknown>({ mutation: document, variables });
  return { data, sent: seen[0] };
}

const repo = { owner: 'octocat', repo: 'Hello-World' };
const issue = {
  id: 4_000_000_001,
  number: 7,
  title: 'Found a bug',
  state_reason: null,
  user: { id: 1, login: 'octocat' },
};

it('generates an operation set in one command, and lists what it cannot express', () => {
  expect(reported[0]).toBe('10 endpoints written to schema/github.graphql.');
  const text = reported.join('\n');
  expect(text).toContain('Issue.labels[]');
  expect(text).toContain('the response headers Link are not imported');
  expect(text).toContain('@stale: guessed from the path of each mutation');
});

it('sends its own paths and spellings', async () => {
  const { data, sent } = await request('Issues', { ...repo, state: 'all' }, () => json([issue]));
  expect(sent?.url).toBe('https://api.github.test/repos/octocat/Hello-World/issues?state=all');
  expect(data).toMatchObject({ issuesListForRepo: [{ id: '4000000001', title: 'Found a bug' }] });
});

const comment = { id: 5, body: 'Yes', created_at: '2026-01-26T19:01:12Z' };
const repository = { id: 2, full_name: 'octocat/Hello-World' };
const self = { id: 1, login: 'octocat', private_gists: 3, user_view_type: 'private' };
const found = { total_count: 1, items: [{ ...repository, score: 1 }] };
const none = () => new Response(null, { status: 204 });

/** Each call with its variables, a valid response, and an invalid one with the position of the error. */
it.each<[name: string, variables: object, answer: unknown, broken: unknown, place: string]>([
  ['Repo', repo, { ...repository, owner: issue.user }, { ...repository, owner: null }, '.owner'],
  ['Issues', repo, [issue], [{ ...issue, title: undefined }], '[0].title'],
  ['AddIssue', { ...repo, input: { title: 'New' } }, issue, { ...issue, id: null }, '.id'],
  ['ChangeIssue', { ...repo, number: 7, input: {} }, issue, { ...issue, number: '7' }, '.number'],
  [
    'Comments',
    { ...repo, number: 7 },
    [comment],
    [{ ...comment, created_at: 'x' }],
    '[0].created_at',
  ],
  ['LockIssue', { ...repo, number: 7 }, undefined, [], ''],
  ['DeleteComment', { ...repo, id: '5' }, undefined, [], ''],
  ['React', { ...repo, id: '5', input: { content: '+1' } }, { id: 9, content: '+1' }, {}, '.id'],
  ['Search', { q: 'a' }, found, { ...found, items: [{}] }, '.items[0].id'],
  ['Self', {}, self, { ...self, user_view_type: 'other' }, ''],
])('sends and guards %s', async (name, variables, response, broken, place) => {
  const given = variables as Record<string, unknown>;
  const good = () => (response === undefined ? none() : json(response));
  const { data } = await request(name, given, good);
  const [field = ''] = Object.keys(data ?? {});
  expect(JSON.stringify(data)).toContain(response === undefined ? '"ok":true' : '"__typename"');
  const path = expect.stringMatching(`^${field}${place.replace(/[[\].]/g, '\\$&')}`) as string;
  await expect(request(name, given, () => json(broken))).rejects.toMatchObject({
    code: 'InvalidResponse',
    details: { path },
  });
});

it('updates by PATCH, with the rules of its input', async () => {
  const input = { title: 'A better title', state: 'closed' };
  const { sent } = await request('ChangeIssue', { ...repo, number: 7, input }, () => json(issue));
  expect(sent).toMatchObject({ method: 'PATCH', body: input });
  const rules = await made<ObjectSchema<object>>(
    'inputRules/IssuesUpdateInput.ts',
    'issuesUpdateInputRules',
  );
  expect(rules.isValidSync(input)).toBe(true);
  expect(rules.isValidSync({ ...input, state: 'shut' })).toBe(false);
});

it('sends enum values as the document spells them', async () => {
  const input = { content: '+1' };
  const { data, sent } = await request('React', { ...repo, id: '5', input }, () =>
    json({ id: 9, content: '+1' }, 201),
  );
  expect(sent?.body).toEqual(input);
  expect(data).toMatchObject({ reactionsCreateForIssueComment: { id: '9', content: '+1' } });
});

it('succeeds for a response without a body', async () => {
  const { data } = await request(
    'DeleteComment',
    { ...repo, id: '5' },
    () => new Response(null, { status: 204 }),
  );
  expect(data).toMatchObject({ issuesDeleteComment: { ok: true } });
});
