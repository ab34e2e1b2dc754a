import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-fetch/github';

const client = createClient<paths>({ baseUrl: '' });

export async function use() {
  const { data: issues } = await client.GET('/repos/{owner}/{repo}/issues', {
    params: { path: { owner: 'octocat', /*<*/ repo: 'Hello-World' /*>*/ } },
  });
  const title: string | undefined = issues?.[0]?.title;
  const login = issues?.[0]?.user?.login;
  await client.PATCH('/repos/{owner}/{repo}/issues/{issue_number}', {
    params: { path: { owner: 'octocat', repo: 'Hello-World', issue_number: 7 } },
    body: { state: 'closed' },
  });
  return [title, login];
}
