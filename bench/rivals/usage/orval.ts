import { issuesListForRepo, issuesUpdate } from '../generated/orval/github';

export async function use() {
  const answer = await issuesListForRepo('octocat' /*<*/, 'Hello-World' /*>*/);
  const issues = answer.status === 200 ? answer.data : [];
  const title: string | undefined = issues[0]?.title;
  const login = issues[0]?.user?.login;
  await issuesUpdate('octocat', 'Hello-World', 7, { state: 'closed' });
  return [title, login];
}
