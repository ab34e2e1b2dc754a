/** GitHub's responses to two of its calls, in place of the network. */
export const REPO = { owner: 'octocat', repo: 'Hello-World' };
export const ADDRESS = 'https://api.github.test';

const words = ['avatar', 'events', 'followers', 'following', 'gists', 'html', 'organizations'];
const more = ['received_events', 'repos', 'starred', 'subscriptions'];
const user = {
  ...Object.fromEntries([...words, ...more].map((word) => [`${word}_url`, 'https://a.test/'])),
  id: 1,
  login: 'octocat',
  node_id: 'u',
  gravatar_id: '',
  site_admin: false,
  type: 'User',
  url: 'https://a.test/',
};

const issueOf = (title: string) => ({
  id: 4_000_000_001,
  node_id: 'n',
  number: 7,
  title,
  state: 'open',
  state_reason: null,
  url: 'https://a.test/7',
  repository_url: 'https://a.test',
  labels_url: 'https://a.test',
  comments_url: 'https://a.test',
  events_url: 'https://a.test',
  html_url: 'https://a.test',
  user,
  labels: [],
  assignee: null,
  milestone: null,
  locked: false,
  comments: 0,
  closed_at: null,
  author_association: 'OWNER',
  created_at: '2026-01-26T19:01:12Z',
  updated_at: '2026-01-26T19:01:12Z',
});

export interface Fake {
  /** `GET /repos/…` */
  requests: string[];
  /** What is wrong with the responses, if anything. */
  mood: 'well' | 'without a title' | 'refusing';
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Puts the fake in place of `fetch`. */
export function fakeGithub(): Fake {
  const fake: Fake = { requests: [], mood: 'well' };
  let title = 'Found a bug';
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    fake.requests.push(`${request.method} ${new URL(request.url).pathname}`);
    if (fake.mood === 'refusing') {
      const errors = [{ resource: 'Issue', field: 'title', code: 'missing_field' }];
      return json({ message: 'Validation Failed', errors, documentation_url: 'd' }, 422);
    }
    if (request.method === 'PATCH') title = ((await request.json()) as { title: string }).title;
    const issue: Partial<ReturnType<typeof issueOf>> = issueOf(title);
    if (fake.mood === 'without a title') delete issue.title;
    return json(request.method === 'GET' ? [issue] : issue);
  };
  return fake;
}
