import { github } from '../generated/rtk/github';

const { getReposByOwnerAndRepoIssues: list, patchReposByOwnerAndRepoIssuesIssueNumber: change } =
  github.endpoints;

export async function use(
  dispatch: <T>(action: T) => T extends (...args: never[]) => infer R ? R : never,
) {
  const asked = dispatch(list.initiate({ owner: 'octocat', /*<*/ repo: 'Hello-World' /*>*/ }));
  const issues = await asked.unwrap();
  const title: string | undefined = issues[0]?.title;
  const login = issues[0]?.user?.login;
  dispatch(
    change.initiate({
      owner: 'octocat',
      repo: 'Hello-World',
      issueNumber: 7,
      body: { state: 'closed' },
    }),
  );
  return [title, login];
}
