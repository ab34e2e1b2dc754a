import { QueryClient } from '@tanstack/react-query';
import {
  getIssuesListForRepoQueryKey,
  issuesListForRepo,
  issuesUpdate,
} from '../generated/orval/github';
import { REPO } from '../fakeGithub';
import type { Client } from '../Tool';

const cache = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Infinity } },
});
const queryKey = getIssuesListForRepoQueryKey(REPO.owner, REPO.repo);

export const tool: Client = {
  list: async () => {
    const queryFn = () => issuesListForRepo(REPO.owner, REPO.repo);
    return (await cache.fetchQuery({ queryKey, queryFn })).data as never;
  },
  change: (input) => issuesUpdate(REPO.owner, REPO.repo, 7, input as { title: string }),
  shown: () => cache.getQueryData<{ data: { title?: string }[] }>(queryKey)?.data,
};
