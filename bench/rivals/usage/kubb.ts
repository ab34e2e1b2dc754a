import { issuesListForRepo } from '../generated/kubb/clients/issuesListForRepo';
import { issuesUpdate } from '../generated/kubb/clients/issuesUpdate';

export async function use() {
  const issues = await issuesListForRepo('octocat' /*<*/, 'Hello-World' /*>*/);
  const title: string | undefined = issues[0]?.title;
  const login = issues[0]?.user?.login;
  await issuesUpdate('octocat', 'Hello-World', 7, { state: 'closed' });
  return [title, login];
}
